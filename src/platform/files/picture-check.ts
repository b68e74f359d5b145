import type { Metadata, Sharp, SharpOptions } from 'sharp';

/** Checks of an uploaded picture before it is decoded: its format by content, and its size. */

export type PictureFault =
  | 'not_a_picture'
  | 'heic'
  | 'svg'
  | 'gif'
  | 'too_many_bytes'
  | 'too_many_pixels'
  | 'side_too_long'
  | 'damaged';

const SENTENCES: Record<PictureFault, string> = {
  not_a_picture: 'This is not a JPEG, PNG, WebP or AVIF picture.',
  heic: 'This is a HEIC photo, which browsers cannot show. On the iPhone choose Settings, Camera, Formats, Most Compatible for new photos. For this one, send it to yourself by mail or save it as JPEG, then upload the JPEG.',
  svg: 'This is an SVG drawing. It can contain scripts, so it is not accepted. Export it as PNG, at least 1600 pixels wide, and upload that.',
  gif: 'This is a GIF, which would be large and blurred here. Save it as PNG or JPEG and upload that.',
  too_many_bytes: 'The picture is larger than 20 MB. Save it as a JPEG and try again.',
  too_many_pixels:
    'The picture has more than 50 million pixels. Make it smaller, 4000 pixels wide is plenty, and try again.',
  side_too_long:
    'The picture is more than 12,000 pixels wide or high. Make it smaller, 4000 pixels wide is plenty, and try again.',
  damaged: 'The picture is damaged and cannot be read. Open it on your computer, save it again and try that.',
};

export class PictureError extends Error {
  override name = 'PictureError';
  readonly fault: PictureFault;

  constructor(fault: PictureFault, options?: ErrorOptions) {
    super(SENTENCES[fault], options);
    this.fault = fault;
  }
}

export const MOST_PICTURE_BYTES = 20 * 1024 * 1024;
const MOST_PIXELS = 50_000_000;
/** WebP cannot have more than 16,383. */
const LONGEST_SIDE = 12_000;

/** Loaded for the first picture: loading takes 30 ms and 20 MB of memory, which most starts do not need. */
export async function loadSharp(): Promise<(input: Buffer, options?: SharpOptions) => Sharp> {
  const { default: sharp } = await import('sharp');
  return (input, options) => sharp(input, { limitInputPixels: MOST_PIXELS, failOn: 'error', ...options });
}

export interface CheckedPicture {
  /** After EXIF rotation. */
  width: number;
  height: number;
  /** It moves; only its first frame is kept. */
  animated: boolean;
}

/** @throws PictureError */
export async function checkPicture(bytes: Buffer): Promise<CheckedPicture> {
  const format = formatByContent(bytes);
  // Checked before the decoder runs: it would also render SVG, which can reference files and URLs.
  if (typeof format === 'object') throw new PictureError(format.fault);
  if (bytes.length > MOST_PICTURE_BYTES) throw new PictureError('too_many_bytes');
  const open = await loadSharp();
  let found: Metadata;
  try {
    found = await open(bytes, { limitInputPixels: false }).metadata();
  } catch (cause) {
    throw new PictureError('damaged', { cause });
  }
  if (found.format !== format) throw new PictureError('not_a_picture');
  if (found.width * found.height > MOST_PIXELS) throw new PictureError('too_many_pixels');
  if (Math.max(found.width, found.height) > LONGEST_SIDE) throw new PictureError('side_too_long');
  return { ...found.autoOrient, animated: (found.pages ?? 1) > 1 || isAnimatedPng(bytes, format) };
}

/** Brands of HEIC and HEIF files with a codec that needs a licence. */
const HEIC = /hei[cxms]|hev[cxms]/;

/** The format by the first bytes, named as sharp names it (AVIF is 'heif'), or why it is not accepted. */
function formatByContent(bytes: Buffer): 'jpeg' | 'png' | 'webp' | 'heif' | { fault: PictureFault } {
  const text = (from: number, to: number) => bytes.toString('latin1', from, to);
  if (text(0, 6) === 'GIF87a' || text(0, 6) === 'GIF89a') return { fault: 'gif' };
  if (
    /^\s*<(\?xml|!doctype svg|!--|svg)[^]*<svg|^\s*<svg/i.test(text(0, 1000).replace(/^\xef\xbb\xbf/, ''))
  ) {
    return { fault: 'svg' };
  }
  if (bytes.length < 32) return { fault: 'not_a_picture' };
  if (text(0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  if (text(4, 8) === 'ftyp') {
    const brands = text(8, 32);
    if (/avi[fs]/.test(brands)) return 'heif';
    if (HEIC.test(brands) || brands.startsWith('mif1') || brands.startsWith('msf1')) return { fault: 'heic' };
  }
  return { fault: 'not_a_picture' };
}

/** An animated PNG has a control chunk before its pixels. */
function isAnimatedPng(bytes: Buffer, format: string): boolean {
  if (format !== 'png') return false;
  const control = bytes.indexOf('acTL', 0, 'latin1');
  return control !== -1 && control < bytes.indexOf('IDAT', 0, 'latin1');
}
