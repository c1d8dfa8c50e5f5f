// What a page needs in the end comes when its first board has been looked at: a weak network brings that board first.

const PAUSE = 1500; // ms

/** Do this when the page is there and quiet. */
export const whenQuiet = (next) => setTimeout(next, PAUSE);

/** Have these stylesheets in time for what is drawn last. */
export function loadLater(names) {
  whenQuiet(() => names.forEach((name) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = new URL(`../css/${name}.css`, import.meta.url);
    document.head.append(link);
  }));
}
