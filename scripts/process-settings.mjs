import path from 'node:path';

// How a server process is started, so that it keeps little memory. `npm run bench -- memory` measures it.

/**
 * Node's young generation grows to 128 MB with its defaults and is never given back; with 8 MB a half space pages take as long as
 * with 16, since hardly anything survives it (docs/decisions/0076-what-a-request-leaves.md), and the process is 10 MB smaller.
 * On a machine with much memory V8 lets the old generation grow several times before it collects it, and keeps that when
 * the load is over (docs/performance.md, Memory); with this it collects when the generation is 30 % larger than after the
 * last time.
 */
export const SERVER_FLAGS = ['--max-semi-space-size=8', '--heap-growing-percent=30'];

/** An import of the whole register of Australia needs no more. With a young generation of 4 MB a quarter of its time was garbage collection. */
export const IMPORT_FLAGS = ['--max-old-space-size=192', '--max-semi-space-size=8'];

/**
 * glibc keeps what threads have freed: every thread gets an arena, and after the first large block is freed, blocks of up to
 * 32 MB (a password hash needs 19) stay in the arenas. With fixed limits large blocks go back to the system at once.
 */
const ALLOCATOR = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

/** Where compiled modules stay, which saves a second of processor time at each start. A folder that cannot be written only costs it. */
const COMPILED = path.resolve(import.meta.dirname, '../node_modules/.cache/compiled');

/** The environment of a server process. What is set already stays. */
export const serverEnv = (env) => ({ NODE_COMPILE_CACHE: COMPILED, ...ALLOCATOR, ...env });
