import { getDocumentProxy } from 'unpdf';

/** A piece of text on a sheet, in points from the lower left corner. */
interface Piece {
  text: string;
  left: number;
  right: number;
  bottom: number;
  top: number;
}

export interface Sheet {
  width: number;
  height: number;
  pieces: Piece[];
}

/** The sheets of a PDF with the place of each piece of text. */
export async function sheetsOf(pdf: Buffer): Promise<Sheet[]> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const sheets: Sheet[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const [, , width, height] = page.view as [number, number, number, number];
    const { items } = await page.getTextContent();
    const pieces = items.flatMap((item): Piece[] => {
      if (!('str' in item) || item.str.trim() === '') return [];
      const [left, baseline] = item.transform.slice(4) as [number, number];
      // Letters without their accents and descenders, which may touch the next line.
      const [bottom, top] = [baseline - item.height * 0.1, baseline + item.height * 0.6];
      return [{ text: item.str, left, right: left + item.width, bottom, top }];
    });
    sheets.push({ width, height, pieces });
  }
  await document.destroy();
  return sheets;
}

/** How far two pieces may reach into each other, in points: kerning, rounding. */
const TOUCHING = 1.5;

/** Texts printed over each other: 'first / second'. */
export const overprinted = ({ pieces }: Sheet): string[] =>
  pieces.flatMap((one, index) =>
    pieces
      .slice(index + 1)
      .filter(
        (other) =>
          Math.min(one.right, other.right) - Math.max(one.left, other.left) > TOUCHING &&
          Math.min(one.top, other.top) - Math.max(one.bottom, other.bottom) > TOUCHING,
      )
      .map((other) => `${one.text} / ${other.text}`),
  );

/** Texts that reach out of the sheet, or nearer to its edge than printers can print. */
export const cutOff = ({ pieces, width, height }: Sheet): string[] =>
  pieces
    .filter(
      ({ left, right, bottom, top }) => left < 20 || right > width - 20 || bottom < 20 || top > height - 20,
    )
    .map(({ text }) => text);

export const textOn = ({ pieces }: Sheet): string => pieces.map(({ text }) => text).join(' ');

/**
 * A PDF with pages of 200 by 100 points, each filled with a colour, with text in a font that it does not bring along, a
 * script that runs when it is opened, and a link over each page.
 */
export function colouredPdf(colours: readonly (readonly [number, number, number])[]): Buffer {
  const pages = colours.map((colour, index) => ({ colour, number: 5 + index * 3 }));
  const stream = (colour: readonly number[]) =>
    `${colour.join(' ')} rg 0 0 200 100 re f BT /F1 12 Tf 0 g 10 80 Td (Transcript) Tj ET`;
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R /OpenAction 4 0 R >>`,
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map(({ number }) => `${number} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /S /JavaScript /JS (app.alert\\('ran'\\); this.submitForm\\('/healthz?ran'\\)) >>`,
    ...pages.flatMap(({ colour, number }) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 100] /Contents ${number + 1} 0 R /Annots [${number + 2} 0 R] ` +
        '/Resources << /Font << /F1 3 0 R >> >> >>',
      `<< /Length ${stream(colour).length} >>\nstream\n${stream(colour)}\nendstream`,
      '<< /Type /Annot /Subtype /Link /Rect [0 0 200 100] /A << /S /URI /URI (https://evil.example/) >> >>',
    ]),
  ];
  let text = '%PDF-1.7\n';
  const places = objects.map((object, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const begin = text.length;
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${begin}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}
