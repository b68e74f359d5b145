import { ShowError, type Painted, type View } from './shown.ts';
import { MAX_PIXELS, pictureSize, SIZE_HEAD_BYTES } from './picture-size.ts';

/** A size that every browser can draw; scanned pages are readable in it. */
export const LONGEST_SIDE = 4_096;

/**
 * Decodes a picture, to draw its pixels on a canvas. Nothing else of the file reaches the page: it gets no URL, the
 * content security policy stays strict, and a file that is not a picture is not drawn.
 * @throws ShowError.
 */
export async function openPicture(file: Blob): Promise<Painted> {
  const size = pictureSize(new Uint8Array(await file.slice(0, SIZE_HEAD_BYTES).arrayBuffer()));
  if (!size)
    throw new ShowError('This file cannot be shown as a picture. Download it, or ask for a new one.');
  if (size.width * size.height > MAX_PIXELS) {
    throw new ShowError('This picture is too large to show here. Download it to see it.');
  }
  const picture = await createImageBitmap(file).catch(() => {
    throw new ShowError('This picture is damaged. Ask the student to send it again.');
  });
  return shownPicture(picture);
}

/** A decoded picture as a document of one page. */
export const shownPicture = (picture: ImageBitmap): Painted => ({
  kind: 'pages',
  pages: 1,
  // Drawing takes no time, so there is nothing to wait for.
  async paint(canvas, view) {
    drawTurned(picture, canvas, view);
  },
  close: () => picture.close(),
});

function drawTurned(picture: ImageBitmap, canvas: HTMLCanvasElement, { turned }: View): void {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
  const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)];
  const lying = turned % 180 !== 0;
  canvas.width = lying ? height : width;
  canvas.height = lying ? width : height;
  const context = canvas.getContext('2d')!;
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((turned * Math.PI) / 180);
  context.drawImage(picture, -width / 2, -height / 2, width, height);
}
