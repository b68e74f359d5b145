import type { PictureUrl } from '../images/present.ts';
import { sql, type Kysely } from 'kysely';
import { fail, ok, type Result } from '../../contract/errors.ts';
import type { Page } from '../../contract/paging.ts';
import type { UniversityQuery } from '../../contract/public-reads.ts';
import type { University, UniversityListItem } from '../../contract/universities.ts';
import type { Database } from '../../platform/database/schema.ts';
import { readChoices } from '../choices.ts';
import { idOf } from '../../contract/ids.ts';
import { pageOf, pageWindow } from '../paging.ts';
import { presentListItem, presentUniversity } from './present.ts';
import {
  universityColumns,
  universityDetailColumns,
  type UniversityDetailRow,
  type UniversityRow,
} from './rows.ts';

const joins = sql`join countries n on n.id = u.country_id left join cities t on t.id = u.city_id`;

interface Context {
  pictureUrl: PictureUrl;
}

/**
 * Published universities by name, filtered by countries if given.
 * @returns invalid for a country that does not exist, invalid_page.
 */
export async function listUniversities(
  db: Kysely<Database>,
  query: UniversityQuery,
  { pictureUrl }: Context,
): Promise<Result<Page<UniversityListItem>>> {
  const choices = await readChoices(db, { country: query.country });
  if (!choices.ok) return choices;
  const { country } = choices.value;
  const chosen = sql`u.status = 'published'
    and ${country.length > 0 ? sql`u.country_id = any(${country}::int[])` : sql`true`}`;
  const counted = await sql<{ count: number }>`
    select count(*)::int as count from universities u where ${chosen}`.execute(db);
  const window = pageWindow(query, counted.rows[0]?.count ?? 0);
  if (!window.ok) return window;
  const { limit, offset } = window.value;
  const { rows } = await sql<UniversityRow>`
    select ${universityColumns} from (
      select u.id, u.university_name, u.source, u.sample, u.country_id, u.city_id, u.logo_image_id, u.name_key
      from universities u where ${chosen} order by u.name_key, u.id limit ${limit} offset ${offset}
    ) as u ${joins} order by u.name_key, u.id`.execute(db);
  const items = rows.map((row) => presentListItem(row, pictureUrl));
  return ok(pageOf(items, window.value));
}

/** A published university. @returns not_found, also for an id that is not a number. */
export async function readUniversity(
  db: Kysely<Database>,
  id: string,
  { pictureUrl }: Context,
): Promise<Result<University>> {
  const number = idOf(id);
  if (number === null) return fail({ code: 'not_found' });
  const { rows } = await sql<UniversityDetailRow>`
    select ${universityColumns}, ${universityDetailColumns}
    from universities u ${joins} where u.id = ${number} and u.status = 'published'`.execute(db);
  const [row] = rows;
  return row ? ok(presentUniversity(row, pictureUrl)) : fail({ code: 'not_found' });
}
