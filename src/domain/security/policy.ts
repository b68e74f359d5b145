import { createHmac } from 'node:crypto';
import { emailKey } from '../accounts/policy.addresses.ts';

/**
 * The job that deletes old entries. Runs more often than once a day: what is due is deleted on the second check, a
 * day later.
 */
export const CLEAN_UP_SECURITY_LOG_JOB = 'tend-security-log';
export const CLEAN_UP_SECURITY_LOG_SECONDS = 6 * 60 * 60;

/**
 * Maximum of new rows for failed attempts and refusals per process; repeats share a row. What exceeds it is counted
 * in one row per event and hour, so that nobody can fill the disk.
 */
export const MOST_TRIES_A_MINUTE = 60;
export const MOST_TRIES_A_DAY = 10_000;
/** Milliseconds until repeats that were counted in memory are written. */
export const FLUSH_MS = 5000;

/** Stored length of a User-Agent in characters. */
const AGENT_LENGTH = 160;

/** The beginning of a User-Agent without control characters, which a text column or a log should not contain. */
export const shortAgent = (agent: string): string =>
  agent
    .toWellFormed()
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, AGENT_LENGTH);

/**
 * Twelve hex digits that identify an unknown address. People type passwords into the e-mail field, so neither the
 * text nor a hash that can be guessed without our key is stored.
 */
export const unknownAccountMark = (hashKey: Buffer, typedEmail: string): string =>
  createHmac('sha256', hashKey).update(emailKey(typedEmail)).digest('hex').slice(0, 12);

/** Filters with text about a person: the log only says that they were set. */
const PRIVATE_FILTERS = new Set(['search', 'person', 'email', 'contact']);
const PAGING = new Set(['page', 'records', 'params', 'ordering']);

/** The filters of an exported list for the log: 'state=submitted', and 'search' without its text. */
export function exportFilters(query: object): string[] {
  return Object.entries(query).flatMap(([name, value]: [string, unknown]) => {
    const values = [value].flat().filter((each) => each !== undefined && each !== null && each !== '');
    if (values.length === 0 || PAGING.has(name)) return [];
    return PRIVATE_FILTERS.has(name) ? [name] : values.map((each) => `${name}=${String(each).slice(0, 60)}`);
  });
}
