/**
 * Pages cross-fade where the browser can, and nothing moves for people who ask for that. Every page of ours holds this
 * style itself, first in its head: a browser that has to fetch it first takes the page for one that does not want the
 * cross-fade, and Chromium then rejects promises that no script of the page ever gets to see.
 */
export const PAGE_TRANSITIONS_STYLE =
  '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}';

/**
 * Handles what the browser rejects when it drops a cross-fade: the next page was slow, or was left again at once. A
 * dropped cross-fade is no error, the page is simply there. Files and answers of the API (`/api/docs`) hold no such
 * script, so nothing cross-fades to them. It stands in the page: it must run before the first paint.
 */
export const PAGE_TRANSITIONS_SCRIPT = `(()=>{
const handle=t=>{if(t)for(const p of[t.ready,t.finished,t.updateCallbackDone])p.catch(()=>{})}
handle(document.activeViewTransition)
addEventListener('pagereveal',e=>handle(e.viewTransition))
addEventListener('pageswap',e=>{
const t=e.viewTransition
handle(t)
if(t&&/^\\/(api|media)\\/|\\.\\w+$/.test(new URL(e.activation.entry.url).pathname))t.skipTransition()
})
})()`;

/** Both as HTML, for pages that are not made of the site's layout. */
export const PAGE_TRANSITIONS_HEAD = `<style>${PAGE_TRANSITIONS_STYLE}</style><script>${PAGE_TRANSITIONS_SCRIPT}</script>`;
