/**
 * The content security policy's entry for what a page may frame: the origins of these addresses, ours where it is a
 * path, and no other. Undefined where there is none, so that nothing may be framed.
 */
export function framePolicy(addresses: readonly (string | null)[]): `frame-src ${string}` | undefined {
  const origins = new Set(
    addresses
      .filter((address) => address !== null)
      .map((address) => (address.startsWith('/') ? "'self'" : new URL(address).origin)),
  );
  return origins.size === 0 ? undefined : `frame-src ${[...origins].join(' ')}`;
}
