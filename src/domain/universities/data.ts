import { sql, type Kysely } from 'kysely';
import { fail, ok, type Result } from '../../contract/errors.ts';
import type { Paged, PageQuery } from '../../contract/paging.ts';
import type { University, UniversityListItem } from '../../contract/universities.ts';
import type { Database } from '../../platform/schema.ts';
import { readChoices, readId } from '../choices.ts';
import { pageOf, pageWindow } from '../paging.ts';
import { selectUniversities, universityParts } from './parts.ts';
import { presentListItem, presentUniversity, type UniversityRow, type UniversityTexts } from './present.ts';

const PATH = '/api/app/university-list/';
const PUBLISHED = sql.lit('published' as const);

/**
 * Published universities by name, of these countries where some are asked for.
 * @returns invalid for a country that does not exist, invalid_page.
 */
export async function listUniversities(
  db: Kysely<Database>,
  publicOrigin: string,
  query: PageQuery & { country?: string[] | undefined },
): Promise<Result<Paged<UniversityListItem>>> {
  const choices = await readChoices(db, { country: query.country });
  if (!choices.ok) return choices;
  const { country } = choices.value;
  const inCountry = sql<boolean>`u.country_id = any(${country}::int[])`;

  const { count } = await db
    .selectFrom('universities as u')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('u.status', '=', PUBLISHED)
    .$if(country.length > 0, (select) => select.where(inCountry))
    .executeTakeFirstOrThrow();
  const window = pageWindow(query, count);
  if (!window.ok) return window;

  const rows: UniversityRow[] = await selectUniversities(db)
    .where('u.status', '=', PUBLISHED)
    .$if(country.length > 0, (select) => select.where(inCountry))
    .orderBy('u.name_key')
    .orderBy('u.id')
    .limit(window.value.limit)
    .offset(window.value.offset)
    .execute();
  const parts = await universityParts(db, publicOrigin, rows);
  const items = rows.map((row) => presentListItem(row, parts(row)));
  return ok(pageOf(items, window.value, { publicOrigin, path: PATH, query }));
}

/** A published university. @returns not_found, also for an id that is no number. */
export async function readUniversity(
  db: Kysely<Database>,
  publicOrigin: string,
  idText: string,
): Promise<Result<University>> {
  const id = readId(idText);
  if (id === undefined) return fail({ code: 'not_found' });
  const row: (UniversityRow & UniversityTexts) | undefined = await selectUniversities(db)
    .select(['u.email', 'u.website', 'u.description', 'u.offer_letter_requirement', 'u.academic_requirement'])
    .select(['u.english_language_requirement', 'u.turnaround_time', 'u.financial_requirements'])
    .select('u.specific_genuine_student_requirement')
    .where('u.id', '=', id)
    .where('u.status', '=', PUBLISHED)
    .executeTakeFirst();
  if (!row) return fail({ code: 'not_found' });
  const [parts, locations] = await Promise.all([
    universityParts(db, publicOrigin, [row]),
    db
      .selectFrom('campuses')
      .select(['id', 'campus_location'])
      .where('university_id', '=', id)
      .where('withdrawn', '=', false)
      .orderBy('name_key')
      .orderBy('id')
      .execute(),
  ]);
  return ok(presentUniversity(row, parts(row), locations));
}
