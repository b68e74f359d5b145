/** The file was read but must not be imported. The message says why and what to do. */
export class ImportRefusedError extends Error {
  override name = 'ImportRefusedError';
}
