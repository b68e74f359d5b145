import { promisify } from 'node:util';
import zlib from 'node:zlib';

export type Encoding = 'br' | 'gzip';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Smaller bodies are not compressed: it would hardly save anything. */
export const MIN_COMPRESSED_BYTES = 1_000;

/**
 * The best encoding that the client accepts, by Accept-Encoding. q=0 (RFC 9110) is respected; other weights are
 * ignored.
 */
export function preferredEncoding(acceptEncoding: string | string[] | undefined): Encoding | undefined {
  const offers = String(acceptEncoding ?? '')
    .split(',')
    .map((offer) => offer.trim().toLowerCase());
  const takes = (name: string) =>
    offers.some(
      (offer) => offer === name || (offer.startsWith(`${name};`) && !/;\s*q=0(\.0*)?$/.test(offer)),
    );
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : undefined;
}

/** Compresses a body. Brotli at quality 5 takes about as long as gzip and is 15 to 20 % smaller for HTML. */
export function compress(body: Uint8Array, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return gzip(body);
  return brotli(body, {
    params: {
      [zlib.constants.BROTLI_PARAM_QUALITY]: 5,
      [zlib.constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}
