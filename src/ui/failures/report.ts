import { BROWSER_ERRORS_PATH, type BrowserError } from '../../contract/browser-errors.ts';

/** Repetitions of an error say nothing new. */
const MOST_REPORTS = 5;
let reports = 0;

/** Reports an error to the server's log. `part` is where it happened. Never throws and does not wait. */
export function reportBrowserError(error: unknown, part: string): void {
  if (reports >= MOST_REPORTS || !(error instanceof Error)) return;
  const { name, message, stack = '' } = error;
  const at = [...stack.matchAll(/[\w.-]+\.js:\d+:\d+/g)].slice(0, 10).map(String);
  // The error is not from our scripts but from a browser extension or another firm's script.
  if (at.length === 0) return;
  reports += 1;
  const page = location.pathname.split('/')[1] ?? '';
  const report: BrowserError = { part, name, message: message.slice(0, 300), at, page };
  navigator.sendBeacon(BROWSER_ERRORS_PATH, JSON.stringify(report));
}

/** Reports unhandled errors: exceptions in event handlers and rejected promises. Does not change the page. */
export function reportUnhandledErrors(part: string): void {
  addEventListener('error', ({ error }) => reportBrowserError(error, part));
  addEventListener('unhandledrejection', ({ reason }) => reportBrowserError(reason, part));
}
