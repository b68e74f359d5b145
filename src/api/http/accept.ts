/**
 * Whether an Accept header allows JSON: the most specific range that covers application/json decides,
 * and quality 0 excludes. Source: RFC 9110, 12.5.1. No header, or an empty one, accepts anything.
 */
export function acceptsJson(header: string | null): boolean {
  if (header === null || header.trim() === '') return true;
  const ranges = header.split(',').map(readRange);
  for (const type of ['application/json', 'application/*', '*/*']) {
    const covering = ranges.filter((range) => range.type === type);
    if (covering.length > 0) return covering.some(({ quality }) => quality > 0);
  }
  return false;
}

/** A media range and its quality. An invalid quality counts as 1, because it is no reason to refuse the request. */
function readRange(text: string): { type: string; quality: number } {
  const [type = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase());
  const stated = parameters.find((parameter) => /^q\s*=/.test(parameter))?.split('=')[1];
  const quality = Number(stated ?? 1);
  return { type, quality: Number.isNaN(quality) ? 1 : quality };
}
