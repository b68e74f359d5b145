import { sql } from 'kysely';
import type { SourcedKind, Sources } from '../../contract/catalogue/origin.ts';
import type { Db } from '../../platform/database/schema.ts';

const TABLES = { university: 'universities', course: 'courses' } as const;

/**
 * Where the records of a kind come from, by name, with their number. Each source is one step in the index of sources, so
 * that a list of 25,000 courses is not read.
 */
export async function readSources(db: Db, kind: SourcedKind): Promise<Sources> {
  const table = sql.table(TABLES[kind]);
  const { rows } = await sql<Sources['sources'][number]>`
    with recursive found(source) as (
      select min(source) from ${table}
      union all
      select (select min(t.source) from ${table} t where t.source > found.source) from found where found.source is not null
    )
    select source, (select count(*)::int from ${table} t where t.source = found.source) as records
    from found where source is not null order by source`.execute(db);
  return { sources: rows };
}
