import { sql } from 'kysely';
import type { StudentRecord } from '../../contract/students.ts';
import type { Db } from '../../platform/database/schema.ts';
import { UNDO_DAYS } from './policy.ts';

const DAY_MS = 24 * 3_600_000;
/** Before this moment a merge can no longer be taken back. */
export const undoLimit = (now: Date): Date => new Date(now.getTime() - UNDO_DAYS * DAY_MS);

interface MergeRow {
  id: number;
  email: string;
  at: Date;
  by: string | null;
  moved: number;
}

/** The accounts that were merged into this one, the latest first. */
export async function readMerges(db: Db, id: string, now: Date): Promise<StudentRecord['merges']> {
  const { rows } = await sql<MergeRow>`
    select m.id, g.email, m.merged_at as at,
      coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.email) as by,
      jsonb_array_length(m.moved -> 'applications') + jsonb_array_length(m.moved -> 'enquiries')
        + jsonb_array_length(m.moved -> 'event_registrations')
        + coalesce(jsonb_array_length(m.moved -> 'charges') + jsonb_array_length(m.moved -> 'payments'), 0) as moved
    from account_merges m join users g on g.id = m.gone_id left join users u on u.id = m.merged_by
    where m.kept_id = ${id} and m.undone_at is null order by m.id desc`.execute(db);
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString(), can_undo: at > undoLimit(now) }));
}

/** The account that this one was merged into. */
export async function readMergedInto(db: Db, id: string): Promise<StudentRecord['merged_into']> {
  const row = await db
    .selectFrom('account_merges as m')
    .innerJoin('users as u', 'u.id', 'm.kept_id')
    .select(['u.id', 'u.email'])
    .where('m.gone_id', '=', id)
    .where('m.undone_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}
