/** A file that cannot be read at all. The message is a sentence for the person who chose the file: what it is, what to do. */
export class UnreadableFileError extends Error {
  override name = 'UnreadableFileError';
}
