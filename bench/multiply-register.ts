import { sql } from 'kysely';
import { finishCatalogueChange } from '../src/domain/search/commands.ts';
import { openDatabase } from '../src/platform/database/db.ts';
import { silentLog } from '../src/platform/log.ts';
import type { BenchDatabase } from './register.ts';

/**
 * Multiplies the register: adds the same universities and courses under other keys until it is `times` as large. Search
 * entries are copied too, with the copied university, because making them takes a minute for each 100,000 courses. Each copy of the register
 * is stored as its import would store it, in the order of the names.
 */
export async function multiplyRegister({ settings }: BenchDatabase, times: number): Promise<void> {
  const handle = await openDatabase({
    databaseUrl: settings['DATABASE_URL'],
    dataDir: settings['DATA_DIR'] ?? '',
    log: silentLog,
  });
  const made = sql<{ made: number }>`
    select 1 + count(distinct substring(source_key from '-copy.*')) as made from universities`;
  const { rows } = await made.execute(handle.db);
  const from = rows[0]?.made ?? 1;
  await handle.db.transaction().execute(async (trx) => {
    const copies = sql`generate_series(${sql.lit(from)}::int, ${sql.lit(times - 1)}::int) as k`;
    await sql`insert into universities (university_name, name_key, country_id, city_id, status, source, source_key)
      select university_name, name_key, country_id, city_id, status, source, source_key || '-copy' || k
      from universities, ${copies} where source_key not like '%-copy%'`.execute(trx);
    await sql`create temporary table copied on commit drop as
      select c.id as old, nextval(pg_get_serial_sequence('courses', 'id'))::int as id, u.id as old_university,
        n.id as university, k
      from courses c join universities u on u.id = c.university_id, ${copies}, universities n
      where n.source = u.source and n.source_key = u.source_key || '-copy' || k
        and c.source_key not like '%-copy%'`.execute(trx);
    await sql`insert into courses (id, university_id, interest_id, specialization_id, course_name, name_key,
        field_detail, course_type, duration_weeks, annual_fees, total_fees, currency, status, source, source_key)
      overriding system value
      select d.id, d.university, c.interest_id, c.specialization_id, c.course_name, c.name_key, c.field_detail,
        c.course_type, c.duration_weeks, c.annual_fees, c.total_fees, c.currency, c.status, c.source,
        c.source_key || '-copy' || k
      from copied d join courses c on c.id = d.old`.execute(trx);
    // Indexes are made at once afterwards: each entry by itself takes ten times as long.
    const indexes = await sql<{ name: string; definition: string }>`
      select indexname as name, indexdef as definition from pg_indexes
      where tablename = 'course_search' and indexname not like '%_pkey'`.execute(trx);
    for (const { name } of indexes.rows) await sql`drop index ${sql.table(name)}`.execute(trx);
    await sql`insert into course_search (course_id, terms, name_key, country_id, interest_id, specialization_id,
        university_id, annual_sort, total_sort, duration_weeks, annual_npr, total_npr, open_until)
      select d.id, ts_delete(h.terms, '#u' || d.old_university) || array_to_tsvector(array['#u' || d.university]),
        h.name_key, h.country_id, h.interest_id, h.specialization_id, d.university, h.annual_sort, h.total_sort,
        h.duration_weeks, h.annual_npr, h.total_npr, h.open_until
      from copied d join course_search h on h.course_id = d.old order by d.k, h.name_key, d.id`.execute(trx);
    for (const { definition } of indexes.rows) await sql.raw(definition).execute(trx);
    await sql`update search_words set courses = courses * ${sql.lit(times)} / ${sql.lit(from)}`.execute(trx);
    await finishCatalogueChange(trx, { onlyFew: true });
  });
  await sql`vacuum analyze`.execute(handle.db);
  await handle.close();
}
