import { hash } from 'node:crypto';
import { fromByteText, toByteText } from './byte-text.ts';

const COLOUR = '#[0-9a-f]{6}';
const POSITION = '(?:center|[\\d.]+% [\\d.]+%)';
/** A string of CSS that cannot end its style element. */
const TEXT = '"(?:[^"\\\\\\n<]|\\\\[0-9a-f]+ )*"';
const BLUR = `background:${POSITION} \\/ cover url\\("data:image\\/(?:webp|png|jpeg|avif);base64,[\\w+/=]+"\\)`;

/** The style attributes that pages may have, by name. */
const KINDS: readonly (readonly [name: string, style: RegExp])[] = [
  ['accent', new RegExp(`^--accent:${COLOUR}$`, 'i')],
  ['colour', new RegExp(`^(?:border-bottom-)?color:${COLOUR}$`, 'i')],
  ['count', /^--count:\d{1,4}$/],
  ['picture', new RegExp(`^(?:${BLUR}(?:;object-position:${POSITION})?|object-position:${POSITION})$`)],
  ['print', new RegExp(`^--print-name:${TEXT};--print-place:${TEXT}$`)],
];

const SIGNS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const readText = (attribute: string): string =>
  attribute.replaceAll(/&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi, (all, decimal, hex, name: string) =>
    decimal || hex ? String.fromCodePoint(parseInt(decimal || hex, decimal ? 10 : 16)) : (SIGNS[name] ?? all),
  );

// Every writer of pages escapes quotation marks, so this occurs in no text.
const ATTRIBUTE = / style="([^"]*)"/g;

/** The name under which an attribute's style stands in `rules`; undefined for a style that pages may not have. */
function nameOf(written: string, rules: Map<string, string>): string | undefined {
  const style = readText(fromByteText(written)).replace(/;$/, '');
  const kind = KINDS.find(([, allowed]) => allowed.test(style));
  if (!kind) return undefined;
  const name = `${kind[0]}-${hash('sha256', style).slice(0, 12)}`;
  rules.set(name, style);
  return name;
}

/** The page in pieces, as a new text of the whole would be kept by V8 until the old generation is collected. */
function moveStyles(html: string, rules: Map<string, string>): string[] {
  const pieces: string[] = [];
  let end = 0;
  for (const match of html.matchAll(ATTRIBUTE)) {
    const name = nameOf(match[1]!, rules);
    if (name === undefined) continue;
    pieces.push(html.slice(end, match.index), ` data-css="${name}"`);
    end = match.index + match[0].length;
  }
  return [...pieces, html.slice(end)];
}

/**
 * Moves the style attributes of a page into one style element, which the content security policy can name by its hash.
 * An attribute that is not one of KINDS stays where it is and so has no effect: text that got into a page as HTML cannot
 * change its looks.
 * @param html as byte text (byte-text.ts)
 * @returns the page as byte text, in pieces
 */
export function withDataStyles(html: string): { pieces: string[]; hash: string | undefined } {
  const head = html.indexOf('</head>');
  if (head === -1) return { pieces: [html], hash: undefined };
  const rules = new Map<string, string>();
  const before = moveStyles(html.slice(0, head), rules);
  const after = moveStyles(html.slice(head), rules);
  if (rules.size === 0) return { pieces: [html], hash: undefined };
  const css = [...rules].map(([name, style]) => `[data-css="${name}"]{${style}}`).join('\n');
  return {
    pieces: [...before, `<style>${toByteText(css)}</style>`, ...after],
    hash: `'sha256-${hash('sha256', css, 'base64')}'`,
  };
}
