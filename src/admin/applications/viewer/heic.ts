import { shownPicture } from './picture.ts';
import type { Decoded } from './decoded.ts';
import type { Shown } from './shown.ts';
import { readInWorker } from './workers.ts';

/** Decodes a photo of an iPhone in a worker, as browsers do not. @throws ShowError. */
export async function openHeic(file: Blob): Promise<Shown> {
  const cannot = 'This photo cannot be shown here: download it, or ask for a JPEG.';
  const { width, height, pixels } = await readInWorker<Decoded>('heic', file, cannot);
  return shownPicture(await createImageBitmap(new ImageData(pixels, width, height)));
}
