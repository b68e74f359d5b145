import sharp from 'sharp';
import { expect, it } from 'vitest';
import { pictureSize } from './picture-size.ts';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'white' } });

it('reads the size that PNG and JPEG files declare', async () => {
  const exif = { IFD0: { Copyright: 'x'.repeat(5_000) } };
  const made = await Promise.all([
    picture(640, 31).png().toBuffer(),
    picture(640, 31).jpeg().toBuffer(),
    picture(640, 31).jpeg({ progressive: true }).withExif(exif).toBuffer(),
  ]);
  for (const bytes of made) expect(pictureSize(bytes)).toEqual({ width: 640, height: 31 });
});

it('returns the declared size, because that is what would be decoded', () => {
  const bomb = Buffer.from('89504e470d0a1a0a0000000d4948445200ffffff00ffffff', 'hex');
  expect(pictureSize(bomb)).toEqual({ width: 0xffffff, height: 0xffffff });
});

it('returns none for files that are truncated, malformed or of another type', async () => {
  const jpeg = await picture(9, 9).jpeg().toBuffer();
  for (const bytes of [
    jpeg.subarray(0, 40),
    Buffer.alloc(0),
    Buffer.from('89504e47', 'hex'),
    Buffer.from('ffd8ffe0ffff', 'hex'),
    Buffer.from('ffd8'.padEnd(400, 'ff'), 'hex'),
    Buffer.from('%PDF-1.7 and so on'),
  ]) {
    expect(pictureSize(bytes)).toBeUndefined();
  }
});
