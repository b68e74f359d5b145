import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import type { ImportContext } from './context.ts';

type Withdrawable = 'courses' | 'universities';
const KINDS = { courses: 'course', universities: 'university' } as const;

/** Counts rows that their source listed when it was last imported. */
export async function countListed(
  trx: Transaction<Database>,
  table: Withdrawable,
  source: string,
): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from ${sql.table(table)}
    where source = ${source} and source_values->>'status' is distinct from 'withdrawn'`.execute(trx);
  return rows[0]?.n ?? 0;
}

/**
 * Withdraws what the source no longer lists; nothing is deleted. A status set by staff stays; only what the source
 * says is stored.
 */
export async function withdrawUnseen(context: ImportContext, table: Withdrawable): Promise<number> {
  const { trx, source, report } = context;
  const kind = KINDS[table];
  const name = sql.ref(kind === 'course' ? 't.course_name' : 't.university_name');
  const { rows } = await sql<{ id: number; source_key: string; name: string; status: string; kept: boolean }>`
    update ${sql.table(table)} t set
      status = case when 'status' = any(t.staff_fields) then t.status else 'withdrawn' end,
      source_values = t.source_values || '{"status": "withdrawn"}'::jsonb,
      updated_at = case when 'status' = any(t.staff_fields) then t.updated_at else now() end
    where t.source = ${source} and t.source_values->>'status' is distinct from 'withdrawn'
      and not exists (select from import_seen s where s.kind = ${kind} and s.source_key = t.source_key)
    returning t.id, t.source_key, ${name} as name, t.status, 'status' = any(t.staff_fields) as kept`.execute(
    trx,
  );
  for (const row of rows) {
    const subject = { kind, key: row.source_key, name: row.name };
    if (row.kept) {
      const reason = "kept staff's value; the source no longer lists it";
      report.add({
        outcome: 'kept',
        ...subject,
        field: 'status',
        before: row.status,
        after: 'withdrawn',
        reason,
      });
      context.holds.conflict(kind, row.source_key, 'status', { ours: row.status, said: 'withdrawn' });
      continue;
    }
    report.counts[kind].withdrawn += 1;
    report.add({ outcome: 'withdrawn', ...subject, reason: 'no longer in the source' });
    (kind === 'course' ? context.touchedCourses : context.touchedUniversities).add(row.id);
  }
  return rows.length;
}
