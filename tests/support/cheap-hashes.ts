import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/**
 * Makes argon2 cheap in this process: tests make thousands of accounts, and their hashes took a tenth of the time. A hash
 * names the cost that it should have, so other processes do not accept it. passwords.unit.test.ts proves the real cost.
 * passwords.ts takes argon2 when it is loaded, so this has to come first.
 * @returns a function that restores it
 */
export function cheapHashes(): () => void {
  const real = crypto.argon2;
  const use = (argon2: typeof real) => {
    crypto.argon2 = argon2;
    syncBuiltinESMExports();
  };
  use((algorithm, parameters, callback) =>
    real(algorithm, { ...parameters, memory: 8, passes: 1 }, callback),
  );
  return () => use(real);
}
