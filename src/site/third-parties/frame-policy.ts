/**
 * The frame-src directive of a page: the origins of these addresses ('self' for a path) and no others. Undefined if
 * there are none, so that nothing may be framed.
 */
export function framePolicy(addresses: readonly (string | null)[]): `frame-src ${string}` | undefined {
  const origins = new Set(
    addresses
      .filter((address) => address !== null)
      .map((address) => (address.startsWith('/') ? "'self'" : new URL(address).origin)),
  );
  return origins.size === 0 ? undefined : `frame-src ${[...origins].join(' ')}`;
}
