import { createHook } from 'node:async_hooks';

/** How many passwords are hashed while some work is done: what costs most, and so what its time tells. */
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
