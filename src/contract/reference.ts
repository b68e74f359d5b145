/**
 * The short reference of an error, which a student can read out and staff can find: the id of the request, as it is in
 * X-Request-Id and in the log. Letters that are easily confused (I, L, O, U) are not used.
 */
export const REFERENCE = /^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/;

/** Stands in pages that are rendered once for many requests, until the reference of a request takes its place. */
export const NO_REFERENCE = '0000-0000';

const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A new reference, for an error that no request of ours caused. */
export function newReference(): string {
  const signs = [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => SIGNS[byte & 31]);
  return `${signs.slice(0, 4).join('')}-${signs.slice(4).join('')}`;
}

/** The sentence, with the reference of the failed answer if the fault was ours. */
export function withReference(
  sentence: string,
  { status, headers }: { status: number; headers: Pick<Headers, 'get'> },
): string {
  const reference = headers.get('X-Request-Id') ?? '';
  return status >= 500 && REFERENCE.test(reference) ? `${sentence} Reference: ${reference}` : sentence;
}
