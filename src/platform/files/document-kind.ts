import { fileTypeFromBuffer } from 'file-type';

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** The media types of documents that are accepted, determined from the content and not from the file name. */
export type DocumentKind = 'image/jpeg' | 'image/png' | 'application/pdf' | 'image/heic' | typeof WORD;

/** How many bytes from the start of a file the check needs. */
export const HEAD_BYTES = 4_100;

interface Expected {
  kind: DocumentKind;
  /** What file-type may find. */
  found: readonly string[];
}
// Cameras name the same pictures 'heic', or by the brand of all pictures in this container.
const HEIC: Expected = { kind: 'image/heic', found: ['image/heic', 'image/heif'] };
const exactly = (kind: DocumentKind): Expected => ({ kind, found: [kind] });
const OF_EXTENSION: Readonly<Record<string, Expected>> = {
  jpg: exactly('image/jpeg'),
  jpeg: exactly('image/jpeg'),
  png: exactly('image/png'),
  pdf: exactly('application/pdf'),
  heic: HEIC,
  heif: HEIC,
};

/**
 * The media type of a file if it agrees with the file's extension. Undefined for other types, for names with another
 * extension, and for files in which the image or PDF does not start at the first byte. Of a Word document this knows only
 * that it is an archive: `wordFault` looks at the whole of it.
 * @param extension lower case, without its dot @param head the first HEAD_BYTES of the file, or all of it
 */
export async function documentKind(extension: string, head: Uint8Array): Promise<DocumentKind | undefined> {
  if (extension === 'docx') return startsZip(head) ? WORD : undefined;
  const expected = OF_EXTENSION[extension];
  if (!expected) return undefined;
  // file-type has separate names for variants of a format (animated PNG, raw photos), so only the exact types pass.
  const found = await fileTypeFromBuffer(head);
  return found && expected.found.includes(found.mime) ? expected.kind : undefined;
}

const startsZip = (head: Uint8Array): boolean =>
  head[0] === 0x50 && head[1] === 0x4b && head[2] === 0x03 && head[3] === 0x04;
