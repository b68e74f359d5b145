/** A piece of HTML that is known to be safe. */
export interface Html {
  readonly html: string;
}
type Part = Html | string | number | readonly Html[];

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/** HTML from a template: texts are escaped, safe HTML is inserted as it is. Attributes must be quoted. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  const texts = strings.map((text, index) => text + textOf(parts[index]));
  return { html: texts.join('') };
}

function textOf(part: Part | undefined): string {
  if (part === undefined) return '';
  if (typeof part === 'string' || typeof part === 'number') return escape(String(part));
  return 'html' in part ? part.html : part.map((piece) => piece.html).join('');
}
