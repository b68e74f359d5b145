import * as z from 'zod';
import { ACROSS_FIELDS, fieldErrorsOf, impossibleTexts, type FieldErrors } from '../errors/field-messages.ts';

/** Bytes. Far more than any of our forms needs; longer bodies are refused before they are read. */
export const MAX_JSON_BYTES = 64 * 1024;
/** The same for what staff write: a whole post or table of words. */
export const MAX_LARGE_JSON_BYTES = 1024 * 1024;
/** Milliseconds that a body of that size may take on the slowest connection. */
const MAX_MILLISECONDS = 30_000;

export type BodyError =
  | { code: 'unsupported_media_type'; mediaType: string }
  | { code: 'too_large'; most: number }
  | { code: 'too_slow' }
  | { code: 'unreadable'; reason: string }
  /** The messages are made where the schema is applied, because they need its issues. */
  | { code: 'bad_fields'; fields: FieldErrors };
type Read<T> = { ok: true; value: T } | { ok: false; error: BodyError };

const refuse = (error: BodyError): { ok: false; error: BodyError } => ({ ok: false, error });

/**
 * The fields of a request, checked by a schema. Fields that the schema does not name are dropped. A missing body counts
 * as one without fields.
 */
export async function readBody(
  request: Request,
  schema: z.core.$ZodType,
  most = MAX_JSON_BYTES,
): Promise<Read<unknown>> {
  const bytes = await readBytes(request, most);
  if (!bytes.ok) return bytes;
  const sent = bytes.value.length === 0 ? { ok: true as const, value: {} } : readJson(request, bytes.value);
  if (!sent.ok) return sent;
  if (typeof sent.value !== 'object' || sent.value === null || Array.isArray(sent.value)) {
    const kind = Array.isArray(sent.value) ? 'a list' : sent.value === null ? 'null' : typeof sent.value;
    return refuse({
      code: 'bad_fields',
      fields: { [ACROSS_FIELDS]: [`Invalid data. Expected a dictionary, but got ${kind}.`] },
    });
  }
  const parsed = await z.safeParseAsync(schema, sent.value);
  if (!parsed.success) {
    return refuse({ code: 'bad_fields', fields: fieldErrorsOf(parsed.error.issues, sent.value) });
  }
  const impossible = impossibleTexts(parsed.data as object);
  return Object.keys(impossible).length > 0
    ? refuse({ code: 'bad_fields', fields: impossible })
    : { ok: true, value: parsed.data };
}

function readJson(request: Request, bytes: Uint8Array): Read<unknown> {
  const mediaType = request.headers.get('Content-Type') ?? '';
  if (!/^application\/json\s*(;|$)/i.test(mediaType.trim())) {
    return refuse({ code: 'unsupported_media_type', mediaType });
  }
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return { ok: true, value: JSON.parse(text) as unknown };
  } catch (error) {
    // The parser's own message quotes the body, which may contain a password.
    const reason = error instanceof SyntaxError ? 'this is not JSON' : 'this is not UTF-8';
    return refuse({ code: 'unreadable', reason });
  }
}

/** Reads the whole body into memory, within the limits of size and time. */
async function readBytes(request: Request, most: number): Promise<Read<Uint8Array>> {
  if (Number(request.headers.get('Content-Length') ?? 0) > most) return refuse({ code: 'too_large', most });
  if (!request.body) return { ok: true, value: new Uint8Array() };
  const reader = request.body.getReader();
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    void reader.cancel();
  }, MAX_MILLISECONDS);
  try {
    const chunks: Uint8Array[] = [];
    let length = 0;
    for (;;) {
      const { done, value } = await reader.read();
      if (late) return refuse({ code: 'too_slow' });
      if (done) return { ok: true, value: Buffer.concat(chunks) };
      length += value.length;
      if (length > most) {
        await reader.cancel();
        return refuse({ code: 'too_large', most });
      }
      chunks.push(value);
    }
  } catch {
    return refuse({ code: 'unreadable', reason: 'the request ended early' });
  } finally {
    clearTimeout(timer);
  }
}
