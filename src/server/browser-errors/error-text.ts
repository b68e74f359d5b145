import { PAGES } from '../../contract/pages.ts';

/**
 * What of a browser's error may stand in the log. A message can quote what a person typed or what an answer held
 * (`Unexpected token 'S', "Sita Rai" is not valid JSON`), so only sentences known to quote nothing but code are kept.
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

/** The part of the message that quotes code alone, else that it is not kept. */
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
export const readableName = (name: string): string => (NAMES.has(name) ? name : 'Error');

/** First parts of our pages' paths; '' of the home page's. */
const FIRST_PARTS: ReadonlySet<string> = new Set([
  ...PAGES.map((pattern) => pattern.split('/')[1] ?? ''),
  'admin',
]);

/** '/course_details'; '/other' for what is no page of ours, where the path is what somebody typed. */
export const readablePage = (page: string): string => (FIRST_PARTS.has(page) ? `/${page}` : '/other');
