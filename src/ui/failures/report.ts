import { BROWSER_ERRORS_PATH, type BrowserError } from '../../contract/browser-errors.ts';

/** An error that comes again and again says nothing new. */
const MOST_REPORTS = 5;
let reports = 0;

/** Tells the server's log of an error. `part` is where it happened. Never throws, and waits for nothing. */
export function reportBrowserError(error: unknown, part: string): void {
  if (reports >= MOST_REPORTS || !(error instanceof Error)) return;
  const { name, message, stack = '' } = error;
  const at = [...stack.matchAll(/[\w.-]+\.js:\d+:\d+/g)].slice(0, 10).map(String);
  // Not of a script of ours: an extension of the browser, or another firm's.
  if (at.length === 0) return;
  reports += 1;
  const page = location.pathname.split('/')[1] ?? '';
  const report: BrowserError = { part, name, message: message.slice(0, 300), at, page };
  navigator.sendBeacon(BROWSER_ERRORS_PATH, JSON.stringify(report));
}

/** Reports what no code handles: exceptions of event handlers, rejected promises. Nothing on the page changes. */
export function reportUnhandledErrors(part: string): void {
  addEventListener('error', ({ error }) => reportBrowserError(error, part));
  addEventListener('unhandledrejection', ({ reason }) => reportBrowserError(reason, part));
}
