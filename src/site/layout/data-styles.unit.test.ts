import { createHash } from 'node:crypto';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Image } from '../../contract/countries.ts';
import { Picture } from '../courses/picture.tsx';
import { bytesOf, toByteText } from './byte-text.ts';
import { withDataStyles } from './data-styles.ts';
import { printMargins } from './letterhead.tsx';

const page = (body: string) => `<html><head></head><body>${body}</body></html>`;
/** As the server uses it. */
const moved = (html: string) => {
  const { pieces, hash } = withDataStyles(toByteText(html));
  return { html: bytesOf(pieces).toString(), hash };
};
const cssOf = (html: string) => /<style>([^]*)<\/style><\/head>/.exec(html)?.[1];

it('moves the styles of data into one element, and gives its hash', () => {
  const { html, hash } = moved(
    page('<i style="--accent:#0a7Fc4">a</i><b style="--accent:#0a7Fc4"></b><u style="--count:7"></u>'),
  );
  const css = cssOf(html)!;
  expect(css).toMatch(
    /^\[data-css="accent-[0-9a-f]{12}"\]\{--accent:#0a7Fc4\}\n\[data-css="count-\w+"\]\{--count:7\}$/,
  );
  expect(hash).toBe(`'sha256-${createHash('sha256').update(css).digest('base64')}'`);
  const name = /"(accent-\w+)"/.exec(css)![1];
  expect(html).toContain(`<i data-css="${name}">a</i><b data-css="${name}"></b>`);
  expect(html).not.toContain(' style=');
});

it('knows what pictures and printed pages write', () => {
  const image = { sources: [], blur: 'data:image/webp;base64,UklGRg==', focus: { x: 0.25, y: 0.333 } };
  const picture = createElement(Picture, { image: image as unknown as Image, sizes: '1px' });
  const print = renderToStaticMarkup(createElement('i', null, '')).replace(
    '<i',
    `<i style="${printMargins('https://a.example/?x=1&y=2').replaceAll('&', '&#38;').replaceAll('"', '&#34;')}"`,
  );
  const { html } = moved(page(renderToStaticMarkup(picture) + print));
  expect(html).not.toContain(' style=');
  const css = cssOf(html);
  expect(css).toContain(
    '{background:25% 33.3% / cover url("data:image/webp;base64,UklGRg==");object-position:25% 33.3%}',
  );
  expect(css).toContain('https://a.example/?x=1&y=2"}');
});

it.each([
  'display:none',
  '--accent:red',
  '--accent:#123456;position:fixed',
  'color:#123456}body{display:none',
  'background:center / cover url(&quot;https://elsewhere.example/pixel&quot;)',
  'background:center / cover url(&quot;data:image/svg+xml;base64,PHN2Zz4=&quot;)',
  '--print-name:&quot;&lt;/style&gt;&lt;script&gt;&quot;;--print-place:&quot;&quot;',
  '--print-name:&quot;a&quot;}b{c:&quot;d&quot;;--print-place:&quot;&quot;',
])('leaves %j where the policy refuses it', (style) => {
  const html = page(`<i style="${style}"></i>`);
  expect(moved(html)).toEqual({ html, hash: undefined });
});

it('changes nothing in a page without such styles, or in its text', () => {
  const html = page('<p>Write style=&quot;--count:7&quot; here</p><p title="a style=">b</p>');
  expect(moved(html)).toEqual({ html, hash: undefined });
});

it('keeps every sign of a page', () => {
  const text = '<b style="--count:7">नमस्ते, the student’s café 🎓</b>';
  const { html } = moved(page(text));
  expect(html).toContain('>नमस्ते, the student’s café 🎓</b>');
  const named = page(`<i style="--print-name:&quot;काठमाडौं’s&quot;;--print-place:&quot;&quot;"></i>`);
  const { html: print, hash } = moved(named);
  const css = cssOf(print)!;
  expect(css).toContain('{--print-name:"काठमाडौं’s";--print-place:""}');
  expect(hash).toBe(`'sha256-${createHash('sha256').update(css).digest('base64')}'`);
});

it('moves nothing in a page without a head, where the styles could not stand', () => {
  const html = '<i style="--count:7"></i>';
  expect(moved(html)).toEqual({ html, hash: undefined });
});
