import { PAGES } from '../../contract/pages.ts';

/**
 * Which parts of a browser's error may be logged. A message can quote user input or response data
 * (`Unexpected token 'S', "Sita Rai" is not valid JSON`), so only messages known to quote nothing but code are logged.
 */

const CODE = String.raw`[A-Za-z_$][\w$.()]{0,60}`;
const MESSAGES = [
  String.raw`Cannot (read|set) properties of (undefined|null)( \((reading|setting) '[A-Za-z_$][\w$]{0,40}'\))?`,
  String.raw`${CODE} is (not (a function|iterable|defined|a constructor|an object)|undefined|null)`,
  String.raw`can't access property "[A-Za-z_$][\w$]{0,40}", ${CODE} is (undefined|null)`,
  String.raw`(undefined|null) is not an object \(evaluating '${CODE}'\)`,
  String.raw`Minified React error #\d{1,4}`,
  'Failed to fetch dynamically imported module',
  'error loading dynamically imported module',
  'Importing a module script failed',
  'Failed to fetch',
  'Load failed',
  'NetworkError when attempting to fetch resource',
  'Maximum call stack size exceeded',
  'too much recursion',
  'Out of memory',
  'Invalid (array length|time value)',
];
const KNOWN_MESSAGE = new RegExp(`^(?:${MESSAGES.join('|')})`);

/** The part of the message that is safe to log, or a placeholder if it is not a known message. */
export const readableMessage = (message: string): string =>
  KNOWN_MESSAGE.exec(message)?.[0] ?? '(message not kept)';

const NAMES: ReadonlySet<string> = new Set([
  'TypeError',
  'RangeError',
  'ReferenceError',
  'SyntaxError',
  'URIError',
  'AggregateError',
  'AbortError',
  'NetworkError',
  'QuotaExceededError',
  'InvalidStateError',
  'NotFoundError',
  'NotAllowedError',
  'SecurityError',
  'TimeoutError',
]);
/** The name of the error if it is a known one, else 'Error'. */
export const readableName = (name: string): string => (NAMES.has(name) ? name : 'Error');

/** First segments of our pages' paths; '' for the home page. */
const FIRST_PARTS: ReadonlySet<string> = new Set([
  ...PAGES.map((pattern) => pattern.split('/')[1] ?? ''),
  'admin',
]);

/**
 * The path's first segment, such as '/course_details'. '/other' if it is not one of our pages, because anybody can type
 * a path.
 */
export const readablePage = (page: string): string => (FIRST_PARTS.has(page) ? `/${page}` : '/other');
