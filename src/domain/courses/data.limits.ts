import { sql, type Kysely } from 'kysely';
import type { CourseLimitChoices } from '../../contract/course-limit-choices.ts';
import type { FilterQuery } from '../../contract/course-filters.ts';
import { ok, type Result } from '../../contract/errors.ts';
import { nepalDate } from '../../contract/nepal-time.ts';
import type { Database } from '../../platform/database/schema.ts';
import { readChoices } from '../choices.ts';

const MOST_INTAKES = 60;
const MOST_PLACES = 200;
const MOST_RANKINGS = 50;

/**
 * The values of limits that some course has, in these countries or in all. Intakes of past months are left out.
 * @returns invalid (a country that does not exist)
 */
export async function listLimitChoices(
  db: Kysely<Database>,
  query: FilterQuery<'country'>,
  now: Date,
): Promise<Result<CourseLimitChoices>> {
  const choices = await readChoices(db, query);
  if (!choices.ok) return choices;
  const { country } = choices.value;
  const inCountries = country.length > 0 ? sql`k.country_id = any(${country}::int[])` : sql`true`;
  const counted = (kind: string) => sql`course_limit_counts k where k.kind = ${kind} and ${inCountries}`;
  const [intakes, cities, states, rankings] = await Promise.all([
    sql<CourseLimitChoices['intakes'][number]>`
      select k.value as intake, sum(k.courses)::int as count from ${counted('intake')}
        and k.value >= ${nepalDate(now).slice(0, 7)}
      group by 1 order by 1 limit ${MOST_INTAKES}`.execute(db),
    sql<CourseLimitChoices['cities'][number]>`
      select y.id, y.city_name, nullif(y.state, '') as state, y.country_id as country, sum(k.courses)::int as count
      from (select * from ${counted('city')}) k join cities y on y.id = k.value::int
      group by y.id order by 5 desc, y.name_key, y.id limit ${MOST_PLACES}`.execute(db),
    sql<CourseLimitChoices['states'][number]>`
      select k.value as state, substr(k.value, 4) as name, k.country_id as country, k.courses as count
      from ${counted('state')} order by k.country_id, k.value limit ${MOST_PLACES}`.execute(db),
    sql<CourseLimitChoices['rankings'][number]>`
      select k.value as rank_source, sum(k.courses)::int as count from ${counted('ranking')}
      group by 1 order by 2 desc, 1 limit ${MOST_RANKINGS}`.execute(db),
  ]);
  return ok({ intakes: intakes.rows, cities: cities.rows, states: states.rows, rankings: rankings.rows });
}
