/**
 * How long a browser test waits for a background job. Jobs wait for each other, and on the embedded database for the import
 * of another test.
 */
export const JOB = { timeout: 60_000 } as const;

/** The limit of a test that waits for background jobs, in milliseconds. */
export const JOBS_TEST_MS = 120_000;
