import { sql } from 'kysely';
import type { ChoiceRecordKind, Choices } from '../../contract/catalogue/choices.ts';
import { ok, type Result } from '../../contract/errors.ts';
import { idOf } from '../../contract/ids.ts';
import type { Db } from '../../platform/database/schema.ts';
import { beginsIn, hasWord, noSuchChoice, searchWords } from './lists/conditions.ts';
import type { Sql } from './lists/list.ts';

/** Most records that one answer has. */
const MOST = 30;

interface Source {
  from: Sql;
  id: Sql;
  label: Sql;
  hint: Sql;
  /** What is offered; chosen records are found in any state. */
  offered: Sql;
  within?: Sql;
  word: (word: string) => Sql;
  order: Sql;
}

const hiddenHint = (hidden: Sql) => sql`case when ${hidden} then 'withdrawn' else '' end`;
const namesUniversity = sql`u.university_name`;

const SOURCES: Readonly<Record<ChoiceRecordKind, Source>> = {
  university: {
    from: sql`universities r join countries o on o.id = r.country_id left join cities t on t.id = r.city_id`,
    id: sql`r.id`,
    label: sql`r.university_name`,
    hint: sql`concat_ws(', ', t.city_name, o.country_name, case when r.status <> 'published' then r.status end)`,
    offered: sql`r.status <> 'withdrawn'`,
    within: sql`r.country_id`,
    word: (word) => hasWord('r', word),
    order: sql`r.name_key, r.id`,
  },
  course: {
    from: sql`courses r join universities u on u.id = r.university_id join interests i on i.id = r.interest_id`,
    id: sql`r.id`,
    label: sql`r.course_name`,
    hint: sql`concat_ws(', ', i.interest_name, ${namesUniversity})`,
    offered: sql`r.status <> 'withdrawn'`,
    within: sql`r.university_id`,
    word: (word) => hasWord('r', word),
    order: sql`r.name_key collate "C", r.id`,
  },
  scholarship: {
    from: sql`scholarships r join universities u on u.id = r.university_id`,
    id: sql`r.id`,
    label: sql`r.scholarship_name`,
    hint: namesUniversity,
    offered: sql`r.status <> 'withdrawn'`,
    within: sql`r.university_id`,
    word: (word) => hasWord('r', word),
    order: sql`r.name_key, r.id`,
  },
  campus: {
    from: sql`campuses r join universities u on u.id = r.university_id left join cities t on t.id = r.city_id`,
    id: sql`r.id`,
    label: sql`r.campus_location`,
    hint: sql`concat_ws(', ', t.city_name, ${namesUniversity})`,
    offered: sql`not r.withdrawn`,
    within: sql`r.university_id`,
    word: beginsIn(sql`r.name_key`),
    order: sql`r.name_key, r.id`,
  },
  city: {
    from: sql`cities r join countries o on o.id = r.country_id`,
    id: sql`r.id`,
    label: sql`r.city_name || case when r.state = '' then '' else ', ' || r.state end`,
    hint: sql`concat_ws(', ', o.country_name, nullif(${hiddenHint(sql`r.hidden`)}, ''))`,
    offered: sql`not r.hidden`,
    within: sql`r.country_id`,
    word: beginsIn(sql`r.name_key || ' ' || r.state`),
    order: sql`r.name_key collate "C", r.id`,
  },
  country: {
    from: sql`countries r`,
    id: sql`r.id`,
    label: sql`r.country_name`,
    hint: sql`concat_ws(', ', r.iso2, nullif(${hiddenHint(sql`r.hidden`)}, ''))`,
    offered: sql`not r.hidden`,
    word: beginsIn(sql`r.country_name || ' ' || r.iso2`),
    order: sql`r.position, r.country_name, r.id`,
  },
  level: {
    from: sql`interests r`,
    id: sql`r.id`,
    label: sql`r.interest_name`,
    hint: hiddenHint(sql`r.hidden`),
    offered: sql`true`,
    word: beginsIn(sql`r.interest_name`),
    order: sql`r.position, r.id`,
  },
  field: {
    from: sql`specializations r`,
    id: sql`r.id`,
    label: sql`r.specialization_name`,
    hint: hiddenHint(sql`r.hidden`),
    offered: sql`not r.hidden`,
    word: beginsIn(sql`r.specialization_name`),
    order: sql`r.specialization_name, r.id`,
  },
};

/**
 * Records of a kind whose names have the words of a search, or those with the given ids.
 * @param within the country or the university that they belong to
 * @returns invalid for ids that cannot be
 */
export async function listChoices(
  db: Db,
  kind: ChoiceRecordKind,
  asked: { search?: string | undefined; id?: string | undefined; within?: string | undefined },
): Promise<Result<Choices>> {
  const { from, id, label, hint, offered, within, word, order } = SOURCES[kind];
  const where: Sql[] = [];
  const wanted = asked.id?.trim() ? asked.id.split(',').slice(0, 500).map(idOf) : undefined;
  if (wanted?.includes(null)) return noSuchChoice('id', asked.id ?? '');
  if (wanted) where.push(sql`${id} = any(${wanted}::int[])`);
  else where.push(offered, ...searchWords({ search: asked.search }).map(word));
  if (asked.within?.trim() && within && !wanted) {
    const owner = idOf(asked.within);
    if (owner === null) return noSuchChoice('within', asked.within);
    where.push(sql`${within} = ${owner}`);
  }
  const most = wanted ? 500 : MOST;
  const { rows } = await sql<Choices['choices'][number]>`
    select ${id} as id, ${label} as label, ${hint} as hint from ${from}
    where ${sql.join(where, sql` and `)} order by ${order} limit ${most + 1}`.execute(db);
  return ok({ choices: rows.slice(0, most), more: rows.length > most });
}
