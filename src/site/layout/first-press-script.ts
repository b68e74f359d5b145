/**
 * Holds the press on a form's button until the form's island has come alive, and then presses again: on a slow phone the
 * first press comes before the script, and would be the browser's own. Until then the island is marked data-held, and its
 * button shows that it waits. Where the script cannot be fetched, the form is sent as the browser does it, and the page
 * that answers has the messages. Stands in the page itself, as session-script.ts does.
 */
export const FIRST_PRESS_SCRIPT = `addEventListener('submit',e=>{
const island=e.target.closest('astro-island[ssr]')
if(!island||island.failed)return
e.preventDefault()
island.held=[e.target,e.submitter]
island.dataset.held=''
},true)
addEventListener('astro:hydrate',({target})=>{
const {held}=target
delete target.dataset.held
if(held)held[1]?held[1].click():held[0].requestSubmit()
},true)
addEventListener('astro:hydration-error',({target})=>{
target.failed=1
delete target.dataset.held
if(target.held)target.held[0].submit()
},true)`;
