/**
 * Holds a press on a form's button until the form's island has hydrated, then repeats it: on a slow phone the first press
 * comes before the script has loaded, and the browser would submit the form itself. Until then the island is marked
 * data-held, and its button shows that it waits. If the script cannot be loaded, the browser submits the form, and the
 * page that answers has the messages. A password manager sends a form without a button; then its button is pressed, because React is ready
 * for a press as soon as it hydrates, not for a form that is sent. Inlined in the page, like session-script.ts.
 */
export const FIRST_PRESS_SCRIPT = `addEventListener('submit',e=>{
const t=e.target.closest('astro-island[ssr]')
if(t&&!t.failed){
e.preventDefault()
t.held=[e.target,e.submitter]
t.dataset.held=''}},true)
addEventListener('astro:hydrate',({target:t})=>{
delete t.dataset.held
t.held&&(t.held[1]||t.held[0].querySelector('[type=submit]')).click()},true)
addEventListener('astro:hydration-error',({target:t})=>{
t.failed=1
delete t.dataset.held
t.held?.[0].submit()},true)`;
