import { expect, it } from 'vitest';
import { html } from './html.ts';

it('escapes texts and inserts safe HTML unchanged', () => {
  const piece = html`<b title="${`"'`}">${'<i>&'}</b>`;
  expect(piece.html).toBe('<b title="&quot;&#39;">&lt;i&gt;&amp;</b>');
  expect(html`<p>${[piece, piece]}${7}</p>`.html).toBe(`<p>${piece.html}${piece.html}7</p>`);
});
