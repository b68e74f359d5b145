import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** A file of an archive. Its content is opened when its turn has come, one file at a time. */
export interface ZipEntry {
  path: string;
  modified: Date;
  /** @throws if the file cannot be read; also while it is read. */
  open(): Promise<AsyncIterable<Uint8Array>>;
}

const NOTE = 'FILES THAT COULD NOT BE READ.txt';

/**
 * The bytes of a ZIP archive, made while they are read, so that memory stays flat. A file that cannot be read does not
 * break the archive: it is left out, or ends where it broke, and a note in the archive names it.
 * @param failed is told of each file that could not be read
 */
export async function* zipStream(
  entries: readonly ZipEntry[],
  failed: (entry: ZipEntry, error: unknown) => void,
): AsyncGenerator<Uint8Array> {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const stop = new AbortController();
  const filling = fill(zip, entries, failed, stop.signal).catch((error: unknown) => {
    output.destroy(error as Error);
  });
  try {
    for await (const piece of output) yield piece as Uint8Array;
  } finally {
    stop.abort();
    await filling;
  }
}

async function fill(
  zip: ZipFile,
  entries: readonly ZipEntry[],
  failed: (entry: ZipEntry, error: unknown) => void,
  signal: AbortSignal,
): Promise<void> {
  const broken: string[] = [];
  for (const entry of entries) {
    if (signal.aborted) return;
    const fails = (error: unknown) => {
      broken.push(entry.path);
      failed(entry, error);
    };
    const content = await entry.open().catch(fails);
    if (!content) continue;
    const file = Readable.from(readable(content, fails), { objectMode: false });
    // Documents are pictures and PDFs, which are compressed already.
    zip.addReadStream(file, entry.path, { mtime: entry.modified, compress: false });
    const abort = () => file.destroy();
    signal.addEventListener('abort', abort);
    // An error is the end of the download: errors of the file were noted already.
    await finished(file, { cleanup: true }).catch(() => {});
    signal.removeEventListener('abort', abort);
  }
  if (broken.length > 0) zip.addBuffer(Buffer.from(noteOf(broken)), NOTE);
  zip.end();
}

/** The content until it ends or breaks. */
async function* readable(content: AsyncIterable<Uint8Array>, fails: (error: unknown) => void) {
  try {
    yield* content;
  } catch (error) {
    fails(error);
  }
}

const noteOf = (paths: readonly string[]): string =>
  `These files are damaged or not there. They are missing in this archive, or not complete:\r\n\r\n${paths.join('\r\n')}\r\n`;
