import { consultancy } from '../../content/consultancy.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/**
 * The page of the back office with the consultancy's name and logo as they are now. Its script is built once for all
 * consultancies and reads them from here.
 */
export function withBrand(html: string): string {
  const { shortName, logo } = consultancy();
  const icon = logo && `<link rel="icon" href="${escaped(logo.src)}" />`;
  const named = html.replace(
    '</title>',
    () =>
      `</title><meta name="our-name" content="${escaped(shortName)}" />${logo ? `<meta name="our-logo" content="${escaped(logo.src)}" />` : ''}`,
  );
  return icon ? named.replace(/<link rel="icon"[^>]*>/, () => icon) : named;
}
