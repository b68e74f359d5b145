/**
 * Lets the browser ask for the next page as soon as a finger or mouse button is down on its link, not only when it is up
 * again. Only the page itself, no files of it. Not for files, for what belongs to one person (/account, /admin, /api,
 * /appointment), and for queries: few of these are cached, and the search follows its own without leaving the page.
 * Inlined, because a file would have to be fetched first. Browsers without speculation rules ignore them.
 */
export const NEXT_PAGE_RULES = JSON.stringify({
  prefetch: [
    {
      where: {
        selector_matches: "a[href^='/']:not([href^='/a'],[href^='/media'],[href*='.'],[href*='?'],[target])",
      },
      eagerness: 'conservative',
    },
  ],
});

/**
 * Removes the rules for a visitor who asked the browser to save data: a touch that scrolls asks for a page, too. Chromium
 * leaves out the requests by itself then, others may not.
 */
export const SAVE_DATA_SCRIPT =
  "if(navigator.connection?.saveData)document.querySelector('[type=speculationrules]').remove()";
