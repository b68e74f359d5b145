import { sql, type Transaction } from 'kysely';
import { fail, ok, type Result } from '../../contract/errors.ts';
import { idOf } from '../../contract/ids.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { EditableKind, WriteContext } from '../edits/kind.ts';
import { showChanges } from './show-changes.ts';
import { staffFieldsAfter } from './staff-fields.ts';

type Trx = Transaction<Database>;

interface Withdrawn {
  table: 'courses' | 'universities' | 'scholarships';
  /** Imports bring them: they must not publish again what staff have withdrawn. */
  imported: boolean;
  /** The courses that visitors see without them. */
  courses(trx: Trx, ids: readonly number[]): Promise<readonly number[]>;
}

/** How records with a status are taken from the site, one or many. */
export function withdrawing({
  table,
  imported,
  courses,
}: Withdrawn): Required<Pick<EditableKind, 'withdraw' | 'withdrawMany'>> {
  const withdrawMany = async (trx: Trx, objects: readonly string[], context: WriteContext) => {
    const ids = objects.flatMap((object) => idOf(object) ?? []);
    const status = context.asDraft ? 'draft' : 'withdrawn';
    if (imported) await keepFromImports(trx, table, ids, status);
    const { rows } = await sql<{ id: number }>`
      update ${sql.table(table)} set status = ${status}, updated_at = ${context.now}
      where id = any(${ids}::int[]) returning id`.execute(trx);
    const found = rows.map(({ id }) => id);
    await showChanges(trx, await courses(trx, found), context);
    const known = new Set(found.map(String));
    return new Map(
      objects.map((object): [string, Result<void>] => [
        object,
        known.has(object) ? ok(undefined) : fail({ code: 'not_found' }),
      ]),
    );
  };
  return {
    withdrawMany,
    withdraw: async (trx, object, context) => (await withdrawMany(trx, [object], context)).get(object)!,
  };
}

interface Kept {
  id: number;
  source: string;
  staff_fields: string[];
  source_values: Record<string, string | number | null>;
}

async function keepFromImports(
  trx: Trx,
  table: Withdrawn['table'],
  ids: readonly number[],
  status: string,
): Promise<void> {
  const { rows } = await sql<Kept>`
    select id, source, staff_fields, source_values from ${sql.table(table)} where id = any(${ids}::int[])
    order by id for update`.execute(trx);
  const kept = rows.map((row) => ({
    id: row.id,
    staff_fields: staffFieldsAfter(row, ['status'], { status }, row.source_values),
  }));
  await sql`update ${sql.table(table)} t set staff_fields = v.staff_fields
    from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb) as v(id int, staff_fields text[])
    where t.id = v.id`.execute(trx);
}
