import libheif from 'libheif-js';
import { MAX_PIXELS } from './picture-size.ts';
import type { Decoded } from './decoded.ts';

/** Decodes the first picture of a HEIC file. libheif as JavaScript: the policy of workers allows no WebAssembly. */
addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => {
  decode(data).then(
    (read) => postMessage({ read }, { transfer: [read.pixels.buffer] }),
    () => postMessage({ failed: true }),
  );
});

async function decode(file: ArrayBuffer): Promise<Decoded> {
  const [picture] = new libheif.HeifDecoder().decode(new Uint8Array(file));
  if (!picture) throw new Error('No picture');
  const [width, height] = [picture.get_width(), picture.get_height()];
  // Before it is decoded: a small file can declare a size that exceeds any memory.
  if (!(width > 0 && height > 0 && width * height <= MAX_PIXELS)) throw new Error('Too large');
  const pixels = new Uint8ClampedArray(width * height * 4);
  await new Promise<void>((resolve, reject) => {
    picture.display({ data: pixels, width, height }, (shown) =>
      shown ? resolve() : reject(new Error('Damaged')),
    );
  });
  return { width, height, pixels };
}
