import { createHook } from 'node:async_hooks';

/** How many passwords are hashed during `work`. Hashing takes most of the time, so it would reveal a difference. */
export async function countHashes(work: () => Promise<unknown>): Promise<number> {
  let hashes = 0;
  const hook = createHook({ init: (_id, type) => void (hashes += type === 'ARGON2REQUEST' ? 1 : 0) });
  hook.enable();
  try {
    await work();
  } finally {
    hook.disable();
  }
  return hashes;
}
