import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyInstance } from '@fastify/busboy';

/** Why a form was not read to its end. */
export type MultipartFault = 'malformed' | 'too_many_parts' | 'field_too_large' | 'too_slow' | 'broken_off';

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
  fieldBytes: number;
  /** A client that sends less than `bytes` in `ms` milliseconds is let go of. */
  slowest: { bytes: number; ms: number };
}

/** A thousand files are more than anybody has; 10 kB in half a minute is a tenth of the slowest mobile connection. */
export const DEFAULT_LIMITS: MultipartLimits = {
  parts: 1_000,
  fieldBytes: 64 * 1024,
  slowest: { bytes: 10 * 1024, ms: 30_000 },
};

interface Handlers {
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
    for (const file of open) file.destroy(error instanceof Error ? error : undefined);
  };

  let files: Promise<void> = Promise.resolve();
  parser.on('field', (name, value, nameCut, valueCut) => {
    if (nameCut || valueCut) return fail(new MultipartError('field_too_large'));
    handlers.onField(name, value);
  });
  parser.on('file', (name, file, fileName) => {
    open.add(file);
    // Listened to from the start: a file that waits for its turn may break off before.
    file.on('error', (error) => fail(new MultipartError('broken_off', { cause: error })));
    const deal = async () => {
      if (stop.signal.aborted) return;
      await handlers.onFile({ name, fileName: fileName || '', content: file as AsyncIterable<Buffer> });
      open.delete(file);
      // What the handler left unread would stop everything behind it.
      file.resume();
    };
    files = files.then(deal).catch(fail);
  });
  parser.on('partsLimit', () => fail(new MultipartError('too_many_parts')));

  const meter = measureSpeed(limits.slowest, () => fail(new MultipartError('too_slow')));
  try {
    await pipeline(meter.read(source, stop.signal), parser, { signal: stop.signal });
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
      limits: {
        parts: limits.parts,
        fieldSize: limits.fieldBytes,
        headerPairs: 20,
        headerSize: 16 * 1024,
      },
    });
  } catch (error) {
    throw new MultipartError('malformed', { cause: error });
  }
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

/** Holds the client to a least speed. Time in which we ourselves do not read (a slow disk or bucket) is not the client's. */
function measureSpeed({ bytes, ms }: MultipartLimits['slowest'], onSlow: () => void) {
  let seen = 0;
  let heldMs = 0;
  let heldSince: number | undefined;
  const endHold = () => {
    if (heldSince !== undefined) heldMs += performance.now() - heldSince;
    heldSince = undefined;
  };
  const timer = setInterval(() => {
    const held = heldSince !== undefined;
    endHold();
    // A window that was mostly ours says nothing about the client.
    if (heldMs < ms / 2 && seen < bytes * (1 - heldMs / ms)) onSlow();
    seen = 0;
    heldMs = 0;
    if (held) heldSince = performance.now();
  }, ms);
  return {
    async *read(source: Readable, signal: AbortSignal): AsyncGenerator<Buffer> {
      let stop = () => {};
      signal.addEventListener('abort', () => stop());
      // Neither destroyed with the rest, for a refused upload wants its answer through the same socket, nor waited for:
      // a client that was called slow may never send another byte.
      const incoming = source.iterator({ destroyOnReturn: false }) as AsyncIterator<Buffer, undefined>;
      for (;;) {
        // A promise of its own for each piece. Racing one that lives as long as the upload would keep every piece in
        // memory until the end: it remembers all who ever waited for it.
        const next = await new Promise<IteratorResult<Buffer, undefined>>((resolve, reject) => {
          stop = () => resolve({ done: true, value: undefined });
          if (signal.aborted) return stop();
          incoming.next().then(resolve, reject);
        });
        if (next.done) break;
        seen += next.value.length;
        heldSince = performance.now();
        yield next.value;
        endHold();
      }
      // All has arrived: what is still to do is ours.
      heldSince = performance.now();
    },
    stop: () => clearInterval(timer),
  };
}
