/** The job that compares new and changed people with all others. */
export const DUPLICATES_JOB = 'find-duplicates';
export const DUPLICATES_SECONDS = 60;
/** A run stops after so long and goes on where it was. */
export const MOST_MS = 10_000;
/** People who are compared in one transaction: few, because the embedded database does nothing else meanwhile. */
export const AT_A_TIME = 20;
/** A name that more people share says nothing. */
export const RARE_NAME = 3;

/** By their number in the table; the strongest first. */
export const REASONS = ['contact', 'email', 'name'] as const;
