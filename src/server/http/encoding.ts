import { promisify } from 'node:util';
import zlib from 'node:zlib';

export type Encoding = 'br' | 'gzip';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Smaller than this, the headers cost more than compression saves. */
export const MIN_COMPRESSED_BYTES = 1_000;

/** The better of what the client takes; RFC 9110's q=0 is respected, other weights are not worth their parsing. */
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

/** Brotli quality 5 takes about as long as gzip and is 15 to 20 % smaller on HTML. */
export function compress(body: Uint8Array, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return gzip(body);
  return brotli(body, {
    params: {
      [zlib.constants.BROTLI_PARAM_QUALITY]: 5,
      [zlib.constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}
