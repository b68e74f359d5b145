/** Where pages tell the server of their own errors (POST); answered by the site itself, whichever API it reads from. */
export const BROWSER_ERRORS_PATH = '/browser-errors';

/** An error as a page tells it. The server keeps of it what its lists allow and forgets the rest. */
export interface BrowserError {
  /** Where on the page: the name of an island, 'page' or 'back office'. */
  part: string;
  /** The error's class, as 'TypeError'. */
  name: string;
  message: string;
  /** Innermost first: our script, its line and column, as 'course-search.Bx1.js:1:2041'. */
  at: readonly string[];
  /** First part of the page's path; nothing of what follows, which may name a person or hold a secret. */
  page: string;
}

/** Bytes of a report. */
export const BROWSER_ERROR_BYTES = 4_096;
