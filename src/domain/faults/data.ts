import { sql, type Kysely } from 'kysely';
import { ok, type Result } from '../../contract/errors.ts';
import type { FaultEntry } from '../../contract/faults.ts';
import type { Page, PageQuery } from '../../contract/paging.ts';
import type { Database } from '../../platform/database/schema.ts';
import { pageOf, pageWindow } from '../paging.ts';

export interface FaultQuery extends PageQuery {
  /** A reference as a visitor says it: case and spaces do not matter. Empty: all errors. */
  search?: string | undefined;
}

/** The latest first. @returns invalid_page */
export async function listFaults(db: Kysely<Database>, query: FaultQuery): Promise<Result<Page<FaultEntry>>> {
  const wanted = plainReference(query.search ?? '');
  const fits =
    wanted === ''
      ? sql<boolean>`true`
      : sql<boolean>`f.id in (select r.fault_id from fault_references r where r.reference = ${wanted})`;
  const { count } = await db
    .selectFrom('faults as f')
    .where(fits)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  const window = pageWindow(query, count);
  if (!window.ok) return window;
  const rows = await db
    .selectFrom('faults as f')
    .where(fits)
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('fault_references as r')
          .select(['r.reference', 'r.at'])
          .whereRef('r.fault_id', '=', 'f.id')
          .where(wanted === '' ? sql<boolean>`true` : sql<boolean>`r.reference = ${wanted}`)
          .orderBy('r.at', 'desc')
          .orderBy('r.id', 'desc')
          .limit(1)
          .as('told'),
      (join) => join.onTrue(),
    )
    .selectAll('f')
    .select(['told.reference', 'told.at'])
    .orderBy('f.last_at', 'desc')
    .orderBy('f.id', 'desc')
    .limit(window.value.limit)
    .offset(window.value.offset)
    .execute();
  const entries = rows.map(({ fingerprint: _own, first_at, last_at, reference, at, ...row }) => ({
    ...row,
    reference,
    at: (wanted === '' ? last_at : (at ?? last_at)).toISOString(),
    first_at: first_at.toISOString(),
    last_at: last_at.toISOString(),
  }));
  return ok(pageOf(entries, window.value));
}

/** '7f3k 9qxm', 'Reference: 7F3K-9QXM' and '7f3k9qxm' are the same; O and I are read as the digits. */
function plainReference(text: string): string {
  const signs = text
    .toUpperCase()
    .replace(/^\s*REFERENCE:?/, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
    .replaceAll(/[^0-9A-Z]/g, '');
  return signs === '' ? '' : `${signs.slice(0, 4)}-${signs.slice(4, 12)}`;
}
