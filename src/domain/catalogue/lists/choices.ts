import { sql } from 'kysely';
import type {
  CatalogueQuery,
  CityRow,
  CountryRow,
  FieldRow,
  LevelRow,
} from '../../../contract/catalogue/lists.ts';
import { ok, type Result } from '../../../contract/errors.ts';
import { fold } from '../../search/terms.ts';
import { filterIds, gathered, statusCondition } from './conditions.ts';
import type { Sql, StaffList } from './list.ts';

/** The lists of countries, cities, levels and fields: at most a few thousand rows. */

const statusOf = (alias: string): Sql =>
  sql`case when not ${sql.ref(`${alias}.hidden`)} then 'published'
    when ${sql.ref(`${alias}.is_draft`)} then 'draft' else 'withdrawn' end`;

/** Names are compared as people type them: without case, and from the beginning of any word. */
const named = (column: Sql, { search = '' }: CatalogueQuery): Result<Sql | undefined> => {
  const words = fold(search.slice(0, 200)).split(' ').filter(Boolean);
  if (words.length === 0) return ok(undefined);
  return ok(
    sql.join(
      words.map((word) => sql`(' ' || lower(${column})) like ${`% ${word}%`}`),
      sql` and `,
    ),
  );
};

const conditionsOf =
  (
    kind: string,
    alias: string,
    name: Sql,
    more: (query: CatalogueQuery) => Result<Sql | undefined>[] = () => [],
  ) =>
  async (_db: unknown, query: CatalogueQuery) => {
    const status = statusCondition(kind, sql.ref(`${alias}.id`), statusOf(alias), query);
    const conditions = gathered([status, named(name, query), ...more(query)]);
    return conditions.ok ? ok({ where: conditions.value }) : conditions;
  };

const universities = sql`(select count(*)::int from universities u where u.country_id = o.id
  and u.status <> 'withdrawn')`;
const citiesOf = sql`(select count(*)::int from cities t where t.country_id = o.id and not t.hidden)`;

export const countryList: StaffList<CountryRow> = {
  from: sql`countries o`,
  id: sql`o.id`,
  firstOrder: 'country_name',
  orders: {
    country_name: { by: sql`o.country_name` },
    iso2: { by: sql`o.iso2` },
    currency: { by: sql`o.currency` },
    position: { by: sql`o.position` },
    universities: { by: universities },
    cities: { by: citiesOf },
    status: { by: statusOf('o') },
  },
  conditions: conditionsOf('country', 'o', sql`o.country_name || ' ' || o.iso2`),
  async rows(db, ids) {
    const { rows } = await sql<CountryRow>`select o.id, o.country_name, o.iso2, o.currency, o.position,
      ${universities} as universities, ${citiesOf} as cities, ${statusOf('o')} as status
      from countries o where o.id = any(${ids}::int[])`.execute(db);
    return rows;
  },
};

const inCity = sql`(select count(*)::int from universities u where u.city_id = t.id and u.status <> 'withdrawn')`;
const campusesIn = sql`(select count(*)::int from campuses k where k.city_id = t.id and not k.withdrawn)`;

export const cityList: StaffList<CityRow> = {
  from: sql`cities t`,
  id: sql`t.id`,
  firstOrder: 'city_name',
  orders: {
    city_name: { by: sql`t.name_key collate "C"` },
    state: { by: sql`t.state` },
    country: { by: sql`o.country_name`, join: sql`join countries o on o.id = t.country_id` },
    universities: { by: inCity },
    campuses: { by: campusesIn },
    status: { by: statusOf('t') },
  },
  conditions: conditionsOf('city', 't', sql`t.name_key || ' ' || t.state`, (query) => {
    const ids = filterIds('country', query);
    return [ids.ok ? ok(ids.value && sql`t.country_id = any(${ids.value}::int[])`) : ids];
  }),
  async rows(db, ids) {
    const { rows } = await sql<CityRow>`select t.id, t.city_name, t.state, ${inCity} as universities,
      ${campusesIn} as campuses, jsonb_build_object('id', o.id, 'name', o.country_name) as country,
      ${statusOf('t')} as status
      from cities t join countries o on o.id = t.country_id where t.id = any(${ids}::int[])`.execute(db);
    return rows;
  },
};

const atLevel = sql`(select count(*)::int from courses c where c.interest_id = i.id and c.status <> 'withdrawn')`;

export const levelList: StaffList<LevelRow> = {
  from: sql`interests i`,
  id: sql`i.id`,
  firstOrder: 'position',
  orders: {
    interest_name: { by: sql`i.interest_name` },
    position: { by: sql`i.position` },
    courses: { by: atLevel },
    status: { by: statusOf('i') },
  },
  conditions: conditionsOf('level', 'i', sql`i.interest_name`),
  async rows(db, ids) {
    const { rows } = await sql<LevelRow>`select i.id, i.interest_name, i.position, ${atLevel} as courses,
      ${statusOf('i')} as status from interests i where i.id = any(${ids}::int[])`.execute(db);
    return rows;
  },
};

const inField = sql`(select count(*)::int from courses c where c.specialization_id = f.id and c.status <> 'withdrawn')`;

export const fieldList: StaffList<FieldRow> = {
  from: sql`specializations f`,
  id: sql`f.id`,
  firstOrder: 'specialization_name',
  orders: {
    specialization_name: { by: sql`f.specialization_name` },
    courses: { by: inField },
    status: { by: statusOf('f') },
  },
  conditions: conditionsOf('field', 'f', sql`f.specialization_name`),
  async rows(db, ids) {
    const { rows } = await sql<FieldRow>`select f.id, f.specialization_name, ${inField} as courses,
      ${statusOf('f')} as status from specializations f where f.id = any(${ids}::int[])`.execute(db);
    return rows;
  },
};
