import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';

/** What is chosen in universities and courses. */
export type ChoiceKind = 'country' | 'city' | 'campus' | 'level' | 'field';

/** Visible records that refer to a choice, each kind with its words for one and for many. */
const USES: Readonly<
  Record<ChoiceKind, (id: number) => readonly { one: string; many: string; among: RawBuilder<unknown> }[]>
> = {
  country: (id) => [
    {
      one: 'university',
      many: 'universities',
      among: sql`universities where country_id = ${id} and status <> 'withdrawn'`,
    },
    { one: 'city', many: 'cities', among: sql`cities where country_id = ${id} and not hidden` },
  ],
  city: (id) => [
    {
      one: 'university',
      many: 'universities',
      among: sql`universities where city_id = ${id} and status <> 'withdrawn'`,
    },
    { one: 'campus', many: 'campuses', among: sql`campuses where city_id = ${id} and not withdrawn` },
  ],
  campus: (id) => [
    {
      one: 'course',
      many: 'courses',
      among: sql`course_campuses x join courses c on c.id = x.course_id
        where x.campus_id = ${id} and c.status <> 'withdrawn'`,
    },
  ],
  level: () => [],
  field: (id) => [
    {
      one: 'course',
      many: 'courses',
      among: sql`courses where specialization_id = ${id} and status <> 'withdrawn'`,
    },
  ],
};

/** What refers to a choice, in words: '3 universities and 12 cities'; '' if nothing does. */
export async function usesOf(trx: Transaction<Database>, kind: ChoiceKind, id: number): Promise<string> {
  const said: string[] = [];
  for (const { one, many, among } of USES[kind](id)) {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${among}`.execute(trx);
    const count = rows[0]?.n ?? 0;
    if (count > 0) said.push(`${count.toLocaleString('en')} ${count === 1 ? one : many}`);
  }
  return said.join(' and ');
}
