/** For <input type=file accept>. HEIC is offered too, so that people get a sentence instead of a file they cannot choose. */
export const ACCEPT = 'image/jpeg,image/png,image/webp,image/avif,.heic,.heif';

const MOST_BYTES = 20 * 1024 * 1024;

/** Why a file cannot be uploaded, as far as its name and size tell; undefined when it can be tried. */
export function faultOf({ name, size }: Pick<File, 'name' | 'size'>): string | undefined {
  if (/\.hei[cf]$/i.test(name))
    return 'HEIC photos cannot be shown by browsers. On the iPhone choose Settings, Camera, Formats, Most Compatible, or save this photo as JPEG.';
  if (/\.svg$/i.test(name))
    return 'SVG drawings are not accepted. Export it as PNG, at least 1600 pixels wide.';
  if (/\.gif$/i.test(name)) return 'GIF is not accepted. Save it as PNG or JPEG.';
  if (size === 0) return 'This file is empty.';
  if (size > MOST_BYTES) return 'This file is larger than 20 MB. Save it as a smaller JPEG.';
  return undefined;
}
