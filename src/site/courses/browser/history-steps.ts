/**
 * After a reload, Back and Forward between searches stay on this page, and the script that would show them may not have been
 * loaded again.
 */
const loaded = location.search;
addEventListener('popstate', () => {
  if (location.search !== loaded && !document.querySelector('[data-live]')) location.reload();
});
