import { BROWSER_ERRORS_PATH, type BrowserError } from '../../contract/browser-errors.ts';

/** Repetitions of an error say nothing new. */
const MOST_REPORTS = 5;
let reports = 0;

/** Positions in our scripts; none if the error is from a browser extension or another firm's script. */
const placesOf = ({ stack = '' }: Error): string[] =>
  [...stack.matchAll(/[\w.-]+\.js:\d+:\d+/g)].slice(0, 10).map(String);

/** Whether the server will hear of an error. */
export const isReported = (error: unknown): error is Error =>
  reports < MOST_REPORTS && error instanceof Error && placesOf(error).length > 0;

/**
 * Reports an error to the server's log. `part` is where it happened. Never throws and does not wait.
 * @param reference what the page tells its visitor to quote
 */
export function reportBrowserError(error: unknown, part: string, reference?: string): void {
  if (!isReported(error)) return;
  reports += 1;
  const { name, message } = error;
  const page = location.pathname.split('/')[1] ?? '';
  const said = message.slice(0, 300);
  const report: BrowserError = { part, name, message: said, at: placesOf(error), page, reference };
  navigator.sendBeacon(BROWSER_ERRORS_PATH, JSON.stringify(report));
}

/** Reports unhandled errors: exceptions in event handlers and rejected promises. Does not change the page. */
export function reportUnhandledErrors(part: string): void {
  addEventListener('error', ({ error }) => reportBrowserError(error, part));
  addEventListener('unhandledrejection', ({ reason }) => reportBrowserError(reason, part));
}
