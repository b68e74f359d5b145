import { createHash } from 'node:crypto';

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

const sha256 = (text: string) => createHash('sha256').update(text).digest();
const SIGNS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const readText = (attribute: string): string =>
  attribute.replaceAll(/&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi, (all, decimal, hex, name: string) =>
    decimal || hex ? String.fromCodePoint(parseInt(decimal || hex, decimal ? 10 : 16)) : (SIGNS[name] ?? all),
  );

/**
 * Moves the style attributes of a page into one style element, which the content security policy can name by its hash.
 * An attribute that is not one of KINDS stays where it is and so has no effect: text that got into a page as HTML cannot
 * change its looks.
 */
export function withDataStyles(html: string): { html: string; hash: string | undefined } {
  const rules = new Map<string, string>();
  // Every writer of pages escapes quotation marks, so this occurs in no text.
  const marked = html.replaceAll(/ style="([^"]*)"/g, (attribute, written: string) => {
    const style = readText(written).replace(/;$/, '');
    const kind = KINDS.find(([, allowed]) => allowed.test(style));
    if (!kind) return attribute;
    const name = `${kind[0]}-${sha256(style).toString('hex').slice(0, 12)}`;
    rules.set(name, style);
    return ` data-css="${name}"`;
  });
  if (rules.size === 0) return { html, hash: undefined };
  const css = [...rules].map(([name, style]) => `[data-css="${name}"]{${style}}`).join('\n');
  return {
    html: marked.replace('</head>', () => `<style>${css}</style></head>`),
    hash: `'sha256-${sha256(css).toString('base64')}'`,
  };
}
