/** A file that a call answers with. */
export interface FileAnswer {
  /** Any text; the header encodes it. */
  fileName: string;
  /** One of the call's media types. */
  mediaType: string;
  /** Length of the content; unset if the content is produced while it is sent. */
  bytes?: number;
  content: AsyncIterable<Uint8Array>;
}
