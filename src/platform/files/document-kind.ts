import { fileTypeFromBuffer } from 'file-type';

/** The media types of documents that are accepted, determined from the content and not from the file name. */
export type DocumentKind = 'image/jpeg' | 'image/png' | 'application/pdf';

/** How many bytes from the start of a file the check needs. */
export const HEAD_BYTES = 4_100;

const OF_EXTENSION: Readonly<Record<string, DocumentKind>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  pdf: 'application/pdf',
};

/**
 * The media type of a file if it agrees with the file's extension. Undefined for other types, for names with another
 * extension, and for files in which the image or PDF does not start at the first byte.
 * @param extension lower case, without its dot @param head the first HEAD_BYTES of the file, or all of it
 */
export async function documentKind(extension: string, head: Uint8Array): Promise<DocumentKind | undefined> {
  const expected = OF_EXTENSION[extension];
  if (!expected) return undefined;
  // file-type has separate names for variants of a format (animated PNG, raw photos), so only the exact types pass.
  const found = await fileTypeFromBuffer(head);
  return found?.mime === expected ? expected : undefined;
}
