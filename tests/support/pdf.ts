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
