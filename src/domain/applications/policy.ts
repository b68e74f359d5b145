import type { Readable } from 'node:stream';

/** A form with files that is being received. */
export interface Upload {
  /** The Content-Type header, with the boundary. */
  contentType: string;
  body: Readable;
  /** The Content-Length header in bytes; undefined if it is missing. */
  length?: number | undefined;
  /** The sender's network address, by which its share of the upload slots is counted. */
  address: string;
}

export interface Submission extends Upload {
  /** The client's Idempotency-Key, if it sent one. */
  idempotencyKey: string | undefined;
}

/** Minutes for which a move by staff can be taken back; then the student sees it and gets the mail. */
export const HOLD_MINUTES = 5;
/** Bytes of storage that uploads leave free for the database and other programs. */
export const FREE_RESERVE_BYTES = 1024 * 1024 * 1024;
/** Two submissions with the same fields and files within this time count as one that was sent twice. */
export const SAME_SUBMISSION_MINUTES = 10;
/** Creation time given to files of deleted documents: the next sweep removes them without a second check. */
export const DISCARDED_AT = new Date(0);
/** Hours after which a file that no submission adopted is removed. */
export const UNUSED_FILE_HOURS = 24;
/** The periodic job that closes cases and removes files. */
export const CLEAN_UP_APPLICATIONS_JOB = 'tend-applications';
export const CLEAN_UP_APPLICATIONS_SECONDS = 3_600;
/** Maximum length in characters. Longer names are truncated; the extension stays. */
export const MAX_FILE_NAME = 200;

/** Whether PostgreSQL can store it as text: anything without NUL. */
export const isStorableText = (text: string): boolean => !text.includes('\0');
