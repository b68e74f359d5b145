import { sql, type RawBuilder } from 'kysely';
import { LOG_KINDS } from '../../contract/change-log.ts';
import { fail, ok, type Result } from '../../contract/errors.ts';
import type { FieldFaults } from '../../contract/field-faults.ts';
import type { PageQuery } from '../../contract/paging.ts';
import { isUuid } from '../../platform/database/uuid.ts';

/** Filters as strings of a query; unset and blank ones match all. */
export interface LogQuery extends PageQuery {
  /** Words, or their beginnings, of titles and of values before and after; all must match. */
  search?: string | undefined;
  /** Id of the account that did it. */
  person?: string | undefined;
  /** One of LOG_KINDS. */
  kind?: string | undefined;
  /** One object of that kind. */
  object?: string | undefined;
  /** First and last day in Nepal, as '2026-11-22'. */
  from?: string | undefined;
  to?: string | undefined;
}

interface Conditions {
  /** Over `change_log c`. */
  changes: RawBuilder<boolean>;
  /** Over `revisions r`. */
  revisions: RawBuilder<boolean>;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** The filters as SQL, for each of the two tables. @returns invalid (person, kind, from, to) */
export function conditionsOf(query: LogQuery): Result<Conditions> {
  const given = (text: string | undefined) => text?.replaceAll('\0', '').trim() ?? '';
  const fields: FieldFaults = {};
  const [person, kind, object] = [given(query.person), given(query.kind), given(query.object)];
  if (person !== '' && !isUuid(person)) fields['person'] = [{ code: 'not_a_uuid', value: person }];
  if (kind !== '' && !Object.hasOwn(LOG_KINDS, kind))
    fields['kind'] = [{ code: 'no_such_choice', value: kind }];
  const [from, to] = [dayOf(given(query.from)), dayOf(given(query.to))];
  if (from === null) fields['from'] = [{ code: 'not_a_date' }];
  if (to === null) fields['to'] = [{ code: 'not_a_date' }];
  if (Object.keys(fields).length > 0) return fail({ code: 'invalid', fields });

  const words = wordsOf(given(query.search));
  const conditions = (table: 'c' | 'r', actor: string) => {
    const column = (name: string) => sql.ref(`${table}.${name}`);
    const parts: RawBuilder<unknown>[] = [sql`true`];
    if (person !== '') parts.push(sql`${column(actor)} = ${person}`);
    if (kind !== '') parts.push(sql`${column('kind')} = ${kind}`);
    if (object !== '') parts.push(sql`${column('object')} = ${object}`);
    if (from) parts.push(sql`${column('at')} >= ${from}`);
    if (to) parts.push(sql`${column('at')} < ${new Date(to.getTime() + DAY_MS)}`);
    if (words !== '') {
      // The expression of the index, to the letter.
      const text = sql`to_tsvector('simple', ${column('title')} || ' ' || left(${column('changes')}::text, 30000))`;
      parts.push(sql`${text} @@ to_tsquery('simple', ${words})`);
    }
    return sql<boolean>`${sql.join(parts, sql` and `)}`;
  };
  // A bulk edit is one entry of its own; its saves are listed where somebody looks at one object.
  const single = object === '' ? sql`r.bulk_edit_id is null` : sql`true`;
  // What an object began as stands beside its first change, and nobody did it.
  const revisions = sql<boolean>`r.reason <> 'shipped' and ${single} and ${conditions('r', 'author_id')}`;
  return ok({ changes: conditions('c', 'actor_id'), revisions });
}

/** The beginning of a day in Nepal; undefined: none given; null: not a day. */
function dayOf(text: string): Date | undefined | null {
  if (text === '') return undefined;
  const begins = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00:00+05:45`) : null;
  return begins && !Number.isNaN(begins.getTime()) ? begins : null;
}

/** A tsquery for all words by their beginnings; empty for a text without letters and digits. */
const wordsOf = (search: string): string =>
  search
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .slice(0, 12)
    // Quoted, so that PostgreSQL reads 'sita@example.com' as it did in the text: as one word.
    .map((word) => `'${word.replaceAll('\\', '').replaceAll("'", "''")}':*`)
    .join(' & ');
