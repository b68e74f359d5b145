/**
 * Writes the day into the margin of printed pages (print.css): cached pages cannot know it. Inlined, because printing
 * may be the only thing that a visitor does with a page.
 */
export const PRINT_SCRIPT = `addEventListener('beforeprint',()=>document.documentElement.style.setProperty('--printed','"Printed on '+new Date().toLocaleDateString('en-GB',{dateStyle:'medium',timeZone:'Asia/Kathmandu'})+'"'))`;
