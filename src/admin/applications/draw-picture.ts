import { MAX_PIXELS, pictureSize, SIZE_HEAD_BYTES } from './picture-size.ts';

/** A size that every browser can draw; scanned pages are readable in it. */
const LONGEST_SIDE = 4_096;

/**
 * Decodes a student's picture and draws its pixels on a canvas. Nothing else of the file reaches the page: it gets no
 * URL, the content security policy stays strict, and a file that is not a picture is not drawn.
 * @throws Error with a sentence to show.
 */
export async function drawPicture(file: Blob, canvas: HTMLCanvasElement): Promise<void> {
  const size = pictureSize(new Uint8Array(await file.slice(0, SIZE_HEAD_BYTES).arrayBuffer()));
  if (!size) throw new Error('This file cannot be shown as a picture. Download it, or ask for a new one.');
  if (size.width * size.height > MAX_PIXELS) {
    throw new Error('This picture is too large to show here. Download it to see it.');
  }
  const picture = await createImageBitmap(file).catch(() => {
    throw new Error('This picture is damaged. Ask the student to send it again.');
  });
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext('2d')!.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
}
