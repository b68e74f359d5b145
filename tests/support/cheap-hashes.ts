import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { availableParallelism } from 'node:os';

type Argon2 = typeof crypto.argon2;

/** Replaces argon2 in this process. @returns a function that undoes it */
function replaced(by: (real: Argon2) => Argon2): () => void {
  const before = crypto.argon2;
  const use = (argon2: Argon2) => {
    crypto.argon2 = argon2;
    syncBuiltinESMExports();
  };
  use(by(before));
  return () => use(before);
}

/**
 * Makes argon2 cheap in this process: tests make thousands of accounts, and their hashes took a tenth of the time. A hash
 * names the cost that it should have, so other processes do not accept it. passwords.unit.test.ts proves the real cost.
 * @returns a function that restores it
 */
export const cheapHashes = (): (() => void) =>
  replaced((real) => (algorithm, parameters, callback) => {
    real(algorithm, { ...parameters, memory: 8, passes: 1 }, callback);
  });

/**
 * The first two hashes begin together, so that two requests that each need one are both under way for certain.
 * @returns a function that undoes it
 */
export function hashTwoTogether(): () => void {
  const begun: (() => void)[] = [];
  // passwords.ts runs one at a time on a single core.
  const wanted = Math.min(2, availableParallelism());
  return replaced((real) => (...asked) => {
    begun.push(() => real(...asked));
    if (begun.length === wanted) begun.forEach((begin) => begin());
    else if (begun.length > wanted) real(...asked);
  });
}
