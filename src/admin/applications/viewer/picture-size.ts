/** Length of the beginning that is searched for the size: cameras put a preview and colour profiles before it. */
export const SIZE_HEAD_BYTES = 1_048_576;
/** More than any phone camera produces; 200 MB when decoded. */
export const MAX_PIXELS = 50_000_000;

interface PictureSize {
  width: number;
  height: number;
}

/**
 * Width and height in pixels as declared in a PNG or JPEG file; undefined if there is none. Read before the picture
 * is decoded, because a small file can declare a size that exceeds any memory.
 */
export function pictureSize(head: Uint8Array): PictureSize | undefined {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  try {
    return view.getUint32(0) === 0x89504e47
      ? { width: view.getUint32(16), height: view.getUint32(20) }
      : jpegSize(view);
  } catch {
    // The file ends before the size.
    return undefined;
  }
}

/** Walks through the segments to the frame header. Source: ITU-T T.81, B.1.1 and B.2.2. */
function jpegSize(view: DataView): PictureSize | undefined {
  if (view.getUint16(0) !== 0xffd8) return undefined;
  let at = 2;
  for (;;) {
    if (view.getUint8(at) !== 0xff) return undefined;
    const marker = view.getUint8(at + 1);
    // Fill byte before a marker.
    if (marker === 0xff) at += 1;
    else if (isFrameHeader(marker)) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    else at += 2 + view.getUint16(at + 2);
  }
}

/** SOF0 to SOF15, except the three codes in that range that are tables. */
const isFrameHeader = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
