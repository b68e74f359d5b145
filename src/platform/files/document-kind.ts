import { fileTypeFromBuffer } from 'file-type';

/** The kinds of documents that are taken, each by what it is and not by what it is called. */
export type DocumentKind = 'image/jpeg' | 'image/png' | 'application/pdf';

/** As much of a file's beginning as the check wants to see. */
export const HEAD_BYTES = 4_100;

const OF_EXTENSION: Readonly<Record<string, DocumentKind>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  pdf: 'application/pdf',
};

/**
 * What a file is, when that agrees with its extension; undefined for everything else: other kinds, a name that claims
 * something else, and files that only look like an image or PDF further in.
 * @param extension lower case, without its dot @param head the first HEAD_BYTES of the file, or all of it
 */
export async function documentKind(extension: string, head: Uint8Array): Promise<DocumentKind | undefined> {
  const expected = OF_EXTENSION[extension];
  if (!expected) return undefined;
  // A picture of a format within another (animated, raw) is named more closely, so only the exact kinds pass.
  const found = await fileTypeFromBuffer(head);
  return found?.mime === expected ? expected : undefined;
}
