import type { Readable } from 'node:stream';

/** A form with files on its way to us. */
export interface Upload {
  /** Its Content-Type header, with the boundary. */
  contentType: string;
  body: Readable;
  /** Bytes of it, as its header says; undefined where it does not. */
  length?: number | undefined;
  /** Where it comes from: the address that its share of the slots is counted by. */
  address: string;
}

export interface Submission extends Upload {
  /** The client's Idempotency-Key, if it sent one. */
  idempotencyKey: string | undefined;
}

/** Bytes of storage that uploads leave free, for the database and for everything else on the machine. */
export const FREE_RESERVE_BYTES = 1024 * 1024 * 1024;
/** Two submissions with the same fields and files within this time are one that was sent twice. */
export const SAME_SUBMISSION_MINUTES = 10;
/** When the files of deleted documents count as made: the next sweep removes them, without a second look. */
export const LET_GO_AT = new Date(0);
/** Hours after which a file that no submission took over never will be. */
export const LOOSE_FILE_HOURS = 24;
/** The job that looks after files now and then. */
export const TEND_APPLICATIONS_JOB = 'tend-applications';
export const TEND_APPLICATIONS_SECONDS = 3_600;
/** Said in characters: longer names are cut in the middle of nothing, their extension is kept. */
export const MAX_FILE_NAME = 200;

/** What PostgreSQL can keep as text: anything without NUL. */
export const isPossibleText = (text: string): boolean => !text.includes('\0');
