/** A file that cannot be read at all. The message tells the person who chose the file what is wrong and what to do. */
export class UnreadableFileError extends Error {
  override name = 'UnreadableFileError';
}
