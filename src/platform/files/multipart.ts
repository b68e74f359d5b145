import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import { measureSpeed, type SlowestSpeed } from './multipart-speed.ts';

/** Why a form was not read to its end. */
export type MultipartFault = 'malformed' | 'too_many_parts' | 'fields_too_large' | 'too_slow' | 'broken_off';

export class MultipartError extends Error {
  override name = 'MultipartError';
  readonly fault: MultipartFault;
  constructor(fault: MultipartFault, options?: ErrorOptions) {
    super(`The form could not be read: ${fault}`, options);
    this.fault = fault;
  }
}

export interface UploadedPart {
  /** The field's name, 'academic_documents[0][file]'. */
  name: string;
  /** As the client says, of any length and with any characters, without its directories. */
  fileName: string;
  content: AsyncIterable<Buffer>;
}

export interface MultipartLimits {
  /** Fields and files together. There is none on the files' sizes. */
  parts: number;
  /** All text fields of a form, wanted or not: how many, and the bytes of their names and values together. */
  fields: { number: number; bytes: number };
  slowest: SlowestSpeed;
  /** Milliseconds after which a form that still arrives is let go of, however fast it comes. */
  longestMs: number;
}

/**
 * A thousand files are more than anybody has. 2 kB a second is a twelfth of a slow mobile connection, and a whole minute
 * bridges a change of cells. Two hours of 24 kB a second are 170 MB.
 */
export const DEFAULT_LIMITS: MultipartLimits = {
  parts: 1_000,
  fields: { number: 200, bytes: 256 * 1024 },
  slowest: { bytes: 120 * 1024, ms: 60_000 },
  longestMs: 2 * 3_600_000,
};

/** What the parser says of a part; its types know nothing of names that are missing. */
type FilePart = [
  name: string | undefined,
  part: Readable,
  fileName: string | undefined,
  encoding: string,
  mediaType: string,
];

interface Handlers {
  /** A text field has begun. @returns whether its value is wanted; if not, it is read past. */
  beginField(name: string): boolean;
  /** The value of a field that is wanted. */
  onField(name: string, value: string): void;
  /** Files come one after the other: the next is read when the promise of the one before has resolved. */
  onFile(part: UploadedPart): Promise<void>;
}

/**
 * Reads a multipart form as it arrives, with flat memory. Resolves when all of it was read and every file dealt with.
 * @throws MultipartError, or what a handler threw; then nothing more is read of `source`.
 */
export async function readMultipart(
  source: Readable,
  contentType: string,
  handlers: Handlers,
  limits: MultipartLimits = DEFAULT_LIMITS,
): Promise<void> {
  const parser = openParser(contentType, limits);
  const stop = new AbortController();
  const open = new Set<Readable>();
  let cause: unknown;
  const fail = (error: unknown) => {
    if (stop.signal.aborted) return;
    cause = error;
    stop.abort();
    for (const part of open) part.destroy(error instanceof Error ? error : undefined);
  };

  let files: Promise<void> = Promise.resolve();
  /** Settles when all files but the last that has begun are dealt with. */
  let earlierFiles = files;
  const countField = fieldCounter(limits.fields, () => fail(new MultipartError('fields_too_large')));
  parser.on('file', (...[sentName, part, sentFileName, , mediaType]: FilePart) => {
    const name = sentName ?? '';
    open.add(part);
    // Listened to from the start: a file that waits for its turn may break off before.
    part.on('error', (error) => fail(new MultipartError('broken_off', { cause: error })));
    part.once('close', () => open.delete(part));
    // A browser sends a file field that was left empty with filename="", which the parser takes for none.
    const isFile = sentFileName !== undefined || mediaType === 'application/octet-stream';
    if (!isFile) return readField(name, part, handlers, countField);
    const fileName = sentFileName ?? '';
    earlierFiles = files;
    const deal = async () => {
      if (stop.signal.aborted) return;
      await handlers.onFile({ name, fileName, content: part as AsyncIterable<Buffer> });
      // What the handler left unread would stop everything behind it.
      part.resume();
    };
    files = files.then(deal).catch(fail);
  });
  parser.on('partsLimit', () => fail(new MultipartError('too_many_parts')));

  const meter = measureSpeed(limits, () => fail(new MultipartError('too_slow')));
  try {
    // Many small files fit into what was read for one: more is read when they are done.
    const incoming = meter.read(source, stop.signal, () => earlierFiles);
    await pipeline(incoming, parser, { signal: stop.signal });
  } catch (error) {
    fail(faultOf(error));
  } finally {
    meter.stop();
  }
  await files;
  if (stop.signal.aborted) throw cause;
}

function openParser(contentType: string, limits: MultipartLimits): BusboyInstance {
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      limits: { parts: limits.parts, headerPairs: 20, headerSize: 16 * 1024 },
      // Texts as well: the parser would keep them whole, wanted or not, before it says that there is one.
      isPartAFile: () => true,
    });
  } catch (error) {
    throw new MultipartError('malformed', { cause: error });
  }
}

/** Counts one more field (`begins`) or more bytes of one against what all fields of a form may have. */
type CountField = (bytes: number, begins?: boolean) => void;

function fieldCounter({ number, bytes }: MultipartLimits['fields'], onTooLarge: () => void): CountField {
  let fields = 0;
  let seen = 0;
  return (more, begins = false) => {
    if (begins) fields += 1;
    seen += more;
    if (fields > number || seen > bytes) onTooLarge();
  };
}

/** Keeps the value of a field that is wanted and reads past another. */
function readField(
  name: string,
  part: Readable,
  { beginField, onField }: Pick<Handlers, 'beginField' | 'onField'>,
  count: CountField,
): void {
  const wanted = beginField(name);
  const pieces: Buffer[] = [];
  count(Buffer.byteLength(name), true);
  part.on('data', (piece: Buffer) => {
    count(piece.length);
    if (wanted) pieces.push(piece);
  });
  part.once('end', () => {
    if (wanted) onField(name, Buffer.concat(pieces).toString('utf8'));
  });
}

function faultOf(error: unknown): MultipartError {
  const { code, message } = error as NodeJS.ErrnoException;
  const gone =
    code === 'ERR_STREAM_PREMATURE_CLOSE' ||
    code === 'ECONNRESET' ||
    message === 'aborted' ||
    /Unexpected end/.test(message);
  return new MultipartError(gone ? 'broken_off' : 'malformed', { cause: error });
}
