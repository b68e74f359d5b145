import type { Metadata } from 'sharp';

/**
 * Turns an uploaded picture into the image files that pages use. Stored files are always re-encoded from the pixels, so
 * nothing else in an upload (location, comments, a second file appended to the picture) is kept.
 */

export type PictureFault = 'not_a_picture' | 'too_many_bytes' | 'too_many_pixels' | 'damaged';

const SENTENCES: Record<PictureFault, string> = {
  not_a_picture: 'This is not a JPEG, PNG, WebP or AVIF picture.',
  too_many_bytes: 'The picture is larger than 20 MB.',
  too_many_pixels: 'The picture has more than 50 million pixels.',
  damaged: 'The picture is damaged and cannot be read.',
};

export class PictureError extends Error {
  override name = 'PictureError';
  readonly fault: PictureFault;

  constructor(fault: PictureFault, options?: ErrorOptions) {
    super(SENTENCES[fault], options);
    this.fault = fault;
  }
}

interface PictureFile {
  bytes: Buffer;
  mediaType: 'image/avif' | 'image/webp';
  extension: 'avif' | 'webp';
  width: number;
  height: number;
}

export interface Renditions {
  /** Of the largest file. */
  width: number;
  height: number;
  /** A data: URL of a few hundred bytes to show while the picture loads. */
  blur: string;
  files: PictureFile[];
}

interface RenditionOptions {
  widths?: readonly number[];
  /**
   * AVIF encoding effort, 0 to 9. Measured with a drawn banner of 1600 px in three widths and both formats on 2 cores:
   * 0 took 0.35 s and 56 kB, 2 took 0.65 s and 47 kB, 4 took 6 s and 43 kB.
   */
  effort?: number;
}

export const PICTURE_WIDTHS: readonly number[] = [480, 960, 1600];
const MOST_BYTES = 20 * 1024 * 1024;
const MOST_PIXELS = 50_000_000;

/** Loaded for the first picture: loading takes 30 ms and 20 MB of memory, which most starts do not need. */
const loadSharp = async () => (await import('sharp')).default;

/**
 * AVIF and WebP files in each width, none wider than the picture itself, rotated by its EXIF orientation.
 * @throws PictureError
 */
export async function makeRenditions(bytes: Buffer, options: RenditionOptions = {}): Promise<Renditions> {
  const { width, height } = await inspect(bytes);
  const widths = [...new Set((options.widths ?? PICTURE_WIDTHS).map((wanted) => Math.min(wanted, width)))];
  const sharp = await loadSharp();
  const upright = () => sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' }).autoOrient();
  try {
    const sizes = widths.map(async (wanted) => {
      // Decoded once for both formats, into raw pixels, so that no quality is lost in between.
      const { data, info } = await upright()
        .resize({ width: wanted })
        .raw()
        .toBuffer({ resolveWithObject: true });
      const raw = { width: info.width, height: info.height, channels: info.channels };
      const again = () => sharp(data, { raw });
      const [avif, webp] = await Promise.all([
        again()
          .avif({ quality: 52, effort: options.effort ?? 2 })
          .toBuffer(),
        again().webp({ quality: 78 }).toBuffer(),
      ]);
      const size = { width: info.width, height: info.height };
      return [
        { ...size, bytes: avif, mediaType: 'image/avif', extension: 'avif' },
        { ...size, bytes: webp, mediaType: 'image/webp', extension: 'webp' },
      ] satisfies PictureFile[];
    });
    const files = (await Promise.all(sizes)).flat();
    const tiny = await upright()
      .resize({ width: 16, height: 16, fit: 'inside' })
      .webp({ quality: 40 })
      .toBuffer();
    const largest = files.reduce((best, file) => (file.width > best.width ? file : best));
    const blur = `data:image/webp;base64,${tiny.toString('base64')}`;
    return { width: largest.width || width, height: largest.height || height, blur, files };
  } catch (cause) {
    throw new PictureError('damaged', { cause });
  }
}

/** Checks a picture and returns its size after EXIF rotation. @throws PictureError */
async function inspect(bytes: Buffer): Promise<{ width: number; height: number }> {
  const format = formatByContent(bytes);
  // Checked before the decoder runs: it would also render SVG, which can reference files and URLs.
  if (!format) throw new PictureError('not_a_picture');
  if (bytes.length > MOST_BYTES) throw new PictureError('too_many_bytes');
  const sharp = await loadSharp();
  let found: Metadata;
  try {
    found = await sharp(bytes, { limitInputPixels: false, failOn: 'error' }).metadata();
  } catch (cause) {
    throw new PictureError('damaged', { cause });
  }
  if (found.format !== format) throw new PictureError('not_a_picture');
  if (found.width * found.height > MOST_PIXELS) throw new PictureError('too_many_pixels');
  return found.autoOrient;
}

/** The format by the first bytes, named as sharp names it (AVIF is 'heif'). */
function formatByContent(bytes: Buffer): 'jpeg' | 'png' | 'webp' | 'heif' | undefined {
  const text = (from: number, to: number) => bytes.toString('latin1', from, to);
  if (bytes.length < 32) return undefined;
  if (text(0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  if (text(4, 8) === 'ftyp' && /avi[fs]/.test(text(8, 32))) return 'heif';
  return undefined;
}

/** Renders our own SVG to PNG. Never use it for an upload: SVG can reference files and URLs. */
export async function drawPicture(ownSvg: string): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(Buffer.from(ownSvg)).png({ compressionLevel: 1 }).toBuffer();
}
