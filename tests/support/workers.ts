import os from 'node:os';

/** Processes that would run tests on one machine when nothing else runs; never fewer than two. */
const ALL = Math.max(2, os.availableParallelism());

/** @param most how many this kind of test can use @returns how many processes run tests; TEST_WORKERS overrides it */
export const workers = (most: number): number => Math.min(most, Number(process.env['TEST_WORKERS']) || ALL);
