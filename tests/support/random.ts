/** A seeded random number generator (Mulberry32): the same choices in every run. */
export function seededRandom(seed: number) {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const upTo = (most: number) => Math.floor(next() * (most + 1));
  return {
    upTo,
    pick: <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)] as T,
    /** Random UTF-16 text, including lone surrogates. */
    noise: () => String.fromCharCode(...Array.from({ length: upTo(12) }, () => upTo(0xffff))),
  };
}
