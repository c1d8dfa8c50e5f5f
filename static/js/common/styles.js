// Stylesheets that a page needs only when something is drawn last.

/**
 * Have these stylesheets in time for what is drawn last; gives their elements.
 * @param {string[]} names
 */
export const load = (names) => names.map((name) => {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = new URL(`../../css/${name}.css`, import.meta.url).href;
  document.head.append(link);
  return link;
});
