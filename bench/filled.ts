import { sql } from 'kysely';
import { finishCatalogueChange, reindexCourses } from '../src/domain/search/commands.ts';
import { openDatabase } from '../src/platform/database/db.ts';
import { silentLog } from '../src/platform/log.ts';
import type { BenchDatabase } from './register.ts';

interface Filled {
  /** How many courses are at the universities and campuses of each city. */
  coursesOfCity: ReadonlyMap<number, number>;
}

/** Adds what the register does not have and lists show: intakes, drafts and scholarships. */
export async function fillOut({ settings }: BenchDatabase): Promise<Filled> {
  const dataDir = settings['DATA_DIR'] ?? '';
  const handle = await openDatabase({ databaseUrl: settings['DATABASE_URL'], dataDir, log: silentLog });
  await handle.db.transaction().execute(async (trx) => {
    await sql`insert into intakes (course_id, year, month, deadline)
      select c.id, 2027, m.month, make_date(2026, 9 + c.id % 4, 1 + c.id % 28)
      from courses c cross join (values (2), (7)) as m(month)`.execute(trx);
    await sql`insert into scholarships (university_id, scholarship_name, name_key, covers_all, source_key)
      select id, university_name || ' Scholarship', name_key || ' scholarship', true, 'bench-' || id
      from universities where status = 'published' order by id limit 500`.execute(trx);
    await sql`insert into drafts (kind, object, data, saved_at)
      select 'course', id::text, '{}', now() from courses where id % 100 = 0`.execute(trx);
    const { rows } = await sql<{ id: number }>`select id from courses`.execute(trx);
    await reindexCourses(trx, rows.map(({ id }) => id)); // oxfmt-ignore
    await finishCatalogueChange(trx);
  });
  await sql`vacuum analyze`.execute(handle.db);
  const { rows } = await sql<{ id: number; courses: number }>`
    select x.id, count(distinct x.course)::int as courses from (
      select u.city_id as id, c.id as course from universities u join courses c on c.university_id = u.id
      union all
      select k.city_id, m.course_id from campuses k join course_campuses m on m.campus_id = k.id) x
    where x.id is not null group by x.id`.execute(handle.db);
  await handle.close();
  return { coursesOfCity: new Map(rows.map(({ id, courses }) => [id, courses])) };
}
