/** Long side of the copy in pixels: an A4 page at 290 dots per inch, which is readable and printable. */
const LONG_SIDE = 2_400;
const QUALITY = 0.82;

/**
 * A copy of a photo with fewer pixels, as upright JPEG; null if the photo cannot be decoded here or the copy would
 * not be smaller. The browser decodes and encodes outside the page's main thread. Call it for one photo at a time: 12
 * megapixels take 50 MB of memory.
 */
export async function shrinkPhoto(photo: File): Promise<File | null> {
  let bitmap: ImageBitmap | undefined;
  try {
    bitmap = await createImageBitmap(photo, { imageOrientation: 'from-image' });
    const scale = Math.min(1, LONG_SIDE / Math.max(bitmap.width, bitmap.height));
    const blob = await drawn(bitmap, Math.round(bitmap.width * scale), Math.round(bitmap.height * scale));
    if (!blob || blob.size >= photo.size) return null;
    const name = photo.name.replace(/\.[^.]+$/, '.jpg');
    return new File([blob], name, { type: 'image/jpeg', lastModified: photo.lastModified });
  } catch {
    return null;
  } finally {
    bitmap?.close();
  }
}

async function drawn(bitmap: ImageBitmap, width: number, height: number): Promise<Blob | null> {
  if (typeof OffscreenCanvas === 'function') {
    const canvas = new OffscreenCanvas(width, height);
    paint(canvas.getContext('2d'), bitmap, width, height);
    return canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
  }
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  paint(canvas.getContext('2d'), bitmap, width, height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
}

function paint(
  context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D | null,
  bitmap: ImageBitmap,
  width: number,
  height: number,
): void {
  if (!context) throw new Error('No canvas');
  // JPEG has no transparency: transparent areas become white.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
}
