/** Path to which pages POST their errors. The site itself handles it, even if it uses another API. */
export const BROWSER_ERRORS_PATH = '/browser-errors';

/** An error reported by a page. The server keeps only values on its allow-lists and drops the rest. */
export interface BrowserError {
  /** The part of the page: the name of an island, 'page' or 'back office'. */
  part: string;
  /** The error's class, such as 'TypeError'. */
  name: string;
  message: string;
  /** Stack frames in our scripts, innermost first: file, line and column, such as 'course-search.Bx1.js:1:2041'. */
  at: readonly string[];
  /** First part of the page's path only: the rest may identify a person or contain a secret. */
  page: string;
  /** What the page tells its visitor to quote: contract/reference.ts. */
  reference?: string | undefined;
}

/** Largest report in bytes. */
export const BROWSER_ERROR_BYTES = 4_096;
