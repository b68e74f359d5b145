/**
 * Holds the press on a form's button until the form's island has come alive, and then presses again: on a slow phone the
 * first press comes before the script, and would be the browser's own. Where the script cannot be fetched, the form is
 * sent as the browser does it, and a search gets its messages from the server. Stands in the page itself, as
 * session-script.ts does.
 */
export const FIRST_PRESS_SCRIPT = `addEventListener('submit',e=>{
const island=e.target.closest('astro-island[ssr]')
if(!island||island.failed)return
e.preventDefault()
island.held=[e.target,e.submitter]
},true)
addEventListener('astro:hydrate',({target:{held}})=>{if(held)held[1]?held[1].click():held[0].requestSubmit()},true)
addEventListener('astro:hydration-error',({target})=>{target.failed=1;if(target.held)target.held[0].submit()},true)`;
