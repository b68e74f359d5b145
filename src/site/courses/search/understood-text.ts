/** A search text without one of its parts; the rest stays as it was typed. */
export function withoutPart(text: string, part: string): string {
  const at = text.toLowerCase().indexOf(part.toLowerCase());
  if (part === '' || at < 0) return '';
  return `${text.slice(0, at)} ${text.slice(at + part.length)}`.trim().replaceAll(/\s+/g, ' ');
}
