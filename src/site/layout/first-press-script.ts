/**
 * Holds a press on a form's button until the form's island has hydrated, then repeats it: on a slow phone the first press
 * comes before the script has loaded, and the browser would submit the form itself. Until then the island is marked
 * data-held, and its button shows that it waits. If the script cannot be loaded, the browser submits the form, and the
 * page that answers has the messages. Inlined in the page, like session-script.ts.
 */
export const FIRST_PRESS_SCRIPT = `addEventListener('submit',e=>{
const target=e.target.closest('astro-island[ssr]')
if(!target||target.failed)return
e.preventDefault()
target.held=[e.target,e.submitter]
target.dataset.held=''
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
