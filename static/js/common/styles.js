// Stylesheets that a page needs only for what it draws last.

/**
 * Load these stylesheets; returns their elements.
 * @param {string[]} names
 */
export const load = (names) => names.map((name) => {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = new URL(`../../css/${name}.css`, import.meta.url).href;
  document.head.append(link);
  return link;
});
