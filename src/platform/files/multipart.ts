import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import { measureSpeed, type SlowestSpeed } from './multipart-speed.ts';

/** Why a form was not read completely. */
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
  /** Name of the field, such as 'academic_documents[0][file]'. */
  name: string;
  /** As sent by the client, of any length and with any characters, but without directories. */
  fileName: string;
  content: AsyncIterable<Buffer>;
}

export interface MultipartLimits {
  /** Fields and files together. The size of files is not limited. */
  parts: number;
  /** All text fields of a form, wanted or not: their number, and the total bytes of their names and values. */
  fields: { number: number; bytes: number };
  slowest: SlowestSpeed;
  /** Milliseconds after which a form that is still arriving is refused, whatever its speed. */
  longestMs: number;
}

/**
 * Nobody has a thousand files. 2 kB per second is a twelfth of a slow mobile connection, and a minute is long enough for a
 * phone to change cells. At 24 kB per second, two hours are enough for 170 MB.
 */
export const DEFAULT_LIMITS: MultipartLimits = {
  parts: 1_000,
  fields: { number: 200, bytes: 256 * 1024 },
  slowest: { bytes: 120 * 1024, ms: 60_000 },
  longestMs: 2 * 3_600_000,
};

/** Arguments of the parser's 'file' event. Its own types do not allow for missing names. */
type FilePart = [
  name: string | undefined,
  part: Readable,
  fileName: string | undefined,
  encoding: string,
  mediaType: string,
];

interface Handlers {
  /** A text field has begun. @returns whether its value is wanted; if not, it is skipped. */
  beginField(name: string): boolean;
  /** The value of a wanted field. */
  onField(name: string, value: string): void;
  /** Called for one file at a time: the next is read when this promise has resolved. */
  onFile(part: UploadedPart): Promise<void>;
}

/**
 * Reads a multipart form as it arrives, with constant memory. Resolves when everything was read and every file handled.
 * @throws MultipartError, or what a handler threw; then nothing more is read from `source`.
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
  /** Settles when all files before the latest one are handled. */
  let earlierFiles = files;
  const countField = fieldCounter(limits.fields, () => fail(new MultipartError('fields_too_large')));
  parser.on('file', (...[sentName, part, sentFileName, , mediaType]: FilePart) => {
    const name = sentName ?? '';
    open.add(part);
    // Added at once: a file that is waiting for its turn may already fail.
    part.on('error', (error) => fail(new MultipartError('broken_off', { cause: error })));
    part.once('close', () => open.delete(part));
    // A browser sends an empty file field with filename="", which the parser reports as no file name.
    const isFile = sentFileName !== undefined || mediaType === 'application/octet-stream';
    if (!isFile) return readField(name, part, handlers, countField);
    const fileName = sentFileName ?? '';
    earlierFiles = files;
    const handleFile = async () => {
      if (stop.signal.aborted) return;
      await handlers.onFile({ name, fileName, content: part as AsyncIterable<Buffer> });
      // Content that the handler did not read would block everything after it.
      part.resume();
    };
    files = files.then(handleFile).catch(fail);
  });
  parser.on('partsLimit', () => fail(new MultipartError('too_many_parts')));

  const meter = measureSpeed(limits, () => fail(new MultipartError('too_slow')));
  try {
    // One read may contain many small files: the next read waits until they are handled.
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
      // Text fields too: the parser would otherwise buffer each one completely, wanted or not, before it reports it.
      isPartAFile: () => true,
    });
  } catch (error) {
    throw new MultipartError('malformed', { cause: error });
  }
}

/** Counts a new field (`begins`) or more bytes of a field against the limits for all fields of a form. */
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

/** Collects the value of a wanted field and skips any other. */
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
