import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';

/** Shows withdrawn countries, cities and fields again that the source uses. Levels stay as staff left them. */
export async function showUsed(trx: Transaction<Database>): Promise<void> {
  await sql`update countries n set hidden = false, is_draft = false where hidden
    and exists (select from universities u where u.country_id = n.id and u.status <> 'withdrawn')`.execute(
    trx,
  );
  await sql`update cities t set hidden = false, is_draft = false where hidden
    and (exists (select from universities u where u.city_id = t.id and u.status <> 'withdrawn')
      or exists (select from campuses k where k.city_id = t.id and not k.withdrawn))`.execute(trx);
  await sql`update specializations s set hidden = false, is_draft = false where hidden
    and exists (select from courses c where c.specialization_id = s.id and c.status <> 'withdrawn')`.execute(
    trx,
  );
}
