import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';

/** Counts that a search reads instead of counting. */

/** Counts of filters without text. */
export async function recountFilters(trx: Transaction<Database>): Promise<void> {
  await sql`
    with now as (
      select country_id, interest_id, coalesce(specialization_id, 0) as specialization_id, count(*)::int as courses
      from course_search group by 1, 2, 3
    ), gone as (
      delete from course_counts k where not exists (
        select from now where (now.country_id, now.interest_id, now.specialization_id)
          = (k.country_id, k.interest_id, k.specialization_id))
    )
    insert into course_counts (country_id, interest_id, specialization_id, courses)
    select country_id, interest_id, specialization_id, courses from now
    on conflict (country_id, interest_id, specialization_id) do update set courses = excluded.courses
      where course_counts.courses <> excluded.courses`.execute(trx);
}

/** What forms offer for limits, with the number of courses. */
export async function recountLimits(trx: Transaction<Database>): Promise<void> {
  await sql`
    with now as materialized (select * from course_limit_counts_now()), gone as (
      delete from course_limit_counts k where not exists (
        select from now where (now.kind, now.country_id, now.value) = (k.kind, k.country_id, k.value))
    )
    insert into course_limit_counts select * from now
    on conflict (kind, country_id, value) do update set courses = excluded.courses
      where course_limit_counts.courses <> excluded.courses`.execute(trx);
}

/** How many courses have each word; words that none has any more are forgotten. */
export async function recountWords(trx: Transaction<Database>): Promise<void> {
  await sql`
    with now as materialized (
      select word, ndoc from ts_stat('select terms from course_search') where left(word, 1) not in ('=', '#', '@')
    ), gone as (
      delete from search_words k where not exists (select from now where now.word = k.word)
    )
    update search_words k set courses = now.ndoc from now where now.word = k.word and k.courses <> now.ndoc
    `.execute(trx);
  await sql`delete from search_spellings s where not exists (select from search_words k where k.word = s.word)`.execute(
    trx,
  );
}
