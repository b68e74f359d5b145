/**
 * Enables cross-fades between pages, without motion for people who prefer reduced motion. Every page of ours inlines
 * this style first in its head: if it has to be fetched, the browser treats the page as one without cross-fades, and
 * Chromium then rejects promises that no script of the page can handle.
 */
export const PAGE_TRANSITIONS_STYLE =
  '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}';

/**
 * Handles the promises that the browser rejects when it skips a cross-fade because the next page was slow or left at
 * once. That is not an error: the page is simply shown. Files and API responses (`/api/docs`) do not include this
 * script, so there is no cross-fade to them. Inlined, because it must run before the first paint.
 */
export const PAGE_TRANSITIONS_SCRIPT = `{const handle=t=>t&&[t.ready,t.finished,t.updateCallbackDone].map(p=>p.catch(()=>{}))
handle(document.activeViewTransition)
addEventListener('pagereveal',e=>handle(e.viewTransition))
addEventListener('pageswap',({viewTransition:t,activation:a})=>{
handle(t)
if(t&&a?.entry?.url&&/^\\/(api|media)\\/|\\.\\w+$/.test(new URL(a.entry.url).pathname))t.skipTransition()})}`;

/** Both as HTML, for pages that do not use the site's layout. */
export const PAGE_TRANSITIONS_HEAD = `<style>${PAGE_TRANSITIONS_STYLE}</style><script>${PAGE_TRANSITIONS_SCRIPT}</script>`;
