import { createHmac } from 'node:crypto';
import { emailKey } from '../accounts/policy.addresses.ts';

/** The job that deletes old entries. More often than once a day: what is due goes at the second look, a day later. */
export const TEND_SECURITY_LOG_JOB = 'tend-security-log';
export const TEND_SECURITY_LOG_SECONDS = 6 * 60 * 60;

/**
 * How many rows for failed tries and refusals one process adds, beside the repeats that share a row. What comes on top
 * is counted in one row per event and hour, so that nobody fills the disk with them.
 */
export const MOST_TRIES_A_MINUTE = 60;
export const MOST_TRIES_A_DAY = 10_000;
/** Milliseconds until repeats that were counted in memory are written. */
export const FLUSH_MS = 5000;

/** Characters of a User-Agent that are kept. */
const AGENT_LENGTH = 160;

/** The beginning of a User-Agent, without control characters, which have no place in a text column or a log. */
export const shortAgent = (agent: string): string =>
  agent
    .toWellFormed()
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, AGENT_LENGTH);

/**
 * Twelve hex digits by which the same unknown address can be recognised. People type passwords into the e-mail field,
 * so neither the text nor a hash that could be guessed without our key is kept.
 */
export const unknownAccountMark = (hashKey: Buffer, typedEmail: string): string =>
  createHmac('sha256', hashKey).update(emailKey(typedEmail)).digest('hex').slice(0, 12);

/** Filters that hold what somebody typed about a person: of these only that they were set. */
const PRIVATE_FILTERS = new Set(['search', 'person', 'email', 'contact']);
const PAGING = new Set(['page', 'records', 'params', 'ordering']);

/** How a list was filtered, for an export's entry: 'state=submitted', and 'search' without the words. */
export function exportFilters(query: object): string[] {
  return Object.entries(query).flatMap(([name, value]: [string, unknown]) => {
    const values = [value].flat().filter((each) => each !== undefined && each !== null && each !== '');
    if (values.length === 0 || PAGING.has(name)) return [];
    return PRIVATE_FILTERS.has(name) ? [name] : values.map((each) => `${name}=${String(each).slice(0, 60)}`);
  });
}
