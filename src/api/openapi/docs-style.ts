/** Style of the API's documentation: lokta paper, night indigo ink, marigold accents. It loads no fonts or images. */
export const DOCS_STYLE = `
:root { --paper: #fbf6ea; --card: #fffdf7; --ink: #1d1b3a; --soft: #4b4868; --line: #ded3ba; --marigold: #f0a018; }
* { box-sizing: border-box; }
html { scroll-behavior: smooth; scroll-padding-top: 1rem; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.55 system-ui, sans-serif; }
a { color: inherit; text-decoration-color: var(--marigold); text-decoration-thickness: 2px; text-underline-offset: 3px; }
:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px; border-radius: 4px; }
.skip { position: absolute; left: -999px; }
.skip:focus { left: 1rem; top: 1rem; background: var(--marigold); padding: .75rem 1rem; }
header { background: var(--ink); color: var(--paper); border-bottom: 6px solid var(--marigold); padding: 2rem 1rem; }
header > div, nav, main { max-width: 56rem; margin-inline: auto; }
header p { max-width: 42rem; margin: 0 0 .5rem; }
h1 { font-size: 2rem; line-height: 1.15; margin: 0 0 .75rem; }
h2 { font-size: 1.5rem; margin: 2.5rem 0 .75rem; }
h3 { font-size: 1.2rem; margin: 0 0 .25rem; }
h4 { font-size: 1rem; margin: 1.25rem 0 .5rem; }
nav, main { padding: 1rem; }
nav ul, .calls { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; list-style: none; margin: 0; padding: 0; }
nav a, .calls a { display: inline-flex; align-items: center; min-height: 2.75rem; }
nav a { font-weight: 600; }
.calls { margin: 0 0 1rem; }
article { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 1rem; margin: 0 0 1.5rem; }
.address { display: flex; flex-wrap: wrap; gap: .5rem; align-items: baseline; margin: .5rem 0; }
.method { background: var(--marigold); color: var(--ink); border-radius: 6px; padding: .1rem .5rem; font-weight: 700; }
code, pre { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; font-size: .875rem; }
code { overflow-wrap: anywhere; }
pre { background: var(--ink); color: var(--paper); border-radius: 8px; padding: .875rem; overflow-x: auto; margin: 0; }
pre code { overflow-wrap: normal; }
pre:focus-visible { outline-color: var(--marigold); }
dl { margin: 0; }
dl + pre { margin-top: .75rem; }
dt { font-weight: 600; margin-top: .75rem; }
dd { margin: .125rem 0 0; }
.kind { color: var(--soft); font-weight: 400; }
summary { cursor: pointer; min-height: 2.75rem; display: flex; align-items: center; padding-block: .375rem; font-weight: 600; }
summary::before { content: '+'; flex: none; width: 1.25rem; color: var(--soft); }
details[open] > summary::before { content: '\\2212'; }
@media (min-width: 48rem) { header { padding-block: 3rem; } article { padding: 1.5rem; } }
@media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto; } }
@media print { header { background: none; color: inherit; } pre { white-space: pre-wrap; } }
`;
