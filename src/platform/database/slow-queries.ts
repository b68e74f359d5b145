import type { LogEvent } from 'kysely';
import type { Log } from '../log.ts';
import { currentRequestId } from '../request-id.ts';

const LONGEST_TEXT = 1_000;

/** Logs statements that take at least `slowMs` milliseconds, with the id of their request, and without values. */
export const slowQueries =
  (log: Log, slowMs: number) =>
  ({ query, queryDurationMillis: ms }: LogEvent): void => {
    if (ms < slowMs) return;
    const requestId = currentRequestId();
    const fields = { component: 'database', ms: Math.round(ms), sql: withoutLiterals(query.sql) };
    log.warn({ ...fields, ...(requestId !== undefined && { requestId }) }, 'A slow query');
  };

/** Values are parameters and so not in the text; what else is quoted is taken out all the same. */
const withoutLiterals = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/'(?:[^']|'')*'/g, '?')
    .slice(0, LONGEST_TEXT);
