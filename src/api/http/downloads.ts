import { ReadableStream as NodeStream } from 'node:stream/web';
import { create } from 'content-disposition';
import type { FileAnswer } from './file-answer.ts';
import { answerSecurity } from './responses.ts';

/**
 * An answer with a file that the browser saves instead of showing, so that nothing in it can run on our origin. The file
 * is streamed; if reading fails, the connection is closed before the announced length.
 */
export async function answerFile(request: Request, file: FileAnswer): Promise<Response> {
  const { fileName, mediaType, bytes, content } = file;
  const headers = {
    ...answerSecurity,
    'Content-Security-Policy': "sandbox; default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    'Content-Type': mediaType,
    'Content-Disposition': attachment(fileName),
    'Cache-Control': 'no-store',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(bytes !== undefined && { 'Content-Length': String(bytes) }),
  };
  if (request.method === 'HEAD') {
    await content[Symbol.asyncIterator]().return?.();
    return new Response(null, { headers });
  }
  return new Response(NodeStream.from(content) as unknown as ReadableStream, { headers });
}

/**
 * Content-Disposition that stores a file under any name. Names that are not plain ASCII are sent exactly and, for old
 * programs, with `_` for each other character. Sources: RFC 6266, RFC 8187.
 */
export function attachment(fileName: string): string {
  const name = fileName.toWellFormed();
  return create(name, { fallback: name.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_') });
}
