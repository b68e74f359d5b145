/** A file as the answer of a call. */
export interface FileAnswer {
  /** The file name, any text; it is encoded in the header. */
  fileName: string;
  /** One of the media types that the call declares. */
  mediaType: string;
  /** Length of the content in bytes; unset if the content is produced while it is sent. */
  bytes?: number;
  content: AsyncIterable<Uint8Array>;
}
