import { sql } from 'kysely';
import type { DatabaseHandle } from '../src/platform/database/db.ts';

const CASES = 100_000;
const STAFF = 12;
const STUDENTS = 80_000;
const ENQUIRIES = 50_000;

/** Invents an office of `STAFF` people with cases of several years. @returns the id of one counselor */
export async function fillOffice({ db }: DatabaseHandle): Promise<string> {
  await sql`insert into users (email, email_key, password_hash, role, staff_role, verified_at)
    select 's' || n || '@example.com', 's' || n || '@example.com', '', 'staff', 'counselor', now()
    from generate_series(0, ${sql.lit(STAFF)}) n`.execute(db);
  await sql`insert into users (email, email_key, password_hash, role, verified_at)
    select 'u' || n || '@example.com', 'u' || n || '@example.com', '', 'user', now()
    from generate_series(1, ${sql.lit(STUDENTS)}) n`.execute(db);
  await sql`insert into countries (country_name, iso2, currency) select 'Country ' || n, 'A' || chr(64 + n), 'AUD' from generate_series(1, 6) n`.execute(
    db,
  );
  await sql`insert into enquiries (name, email, email_key, contact, contact_key, source, user_id, country_id, branch, counselor_id,
      stage, lost_reason, next_step, next_on, entered_at, stage_changed_at, last_at)
    select (array['Asha', 'Bikash', 'Chandra', 'Dil', 'Ekta', 'Gita', 'Hari'])[1 + n % 7] || ' ' ||
        (array['Rai', 'Thapa', 'Gurung', 'Tamang', 'Shrestha'])[1 + n % 5] || ' ' || n % 900,
      'q' || n || '@example.com', 'q' || n || '@example.com', '97' || lpad(n::text, 8, '0'), '97' || lpad(n::text, 8, '0'),
      (array['site', 'walk_in', 'phone', 'fair', 'referral'])[1 + n % 5],
      case when n % 2 = 0 then (array(select id from users where role = 'user' order by email))[1 + n % ${sql.lit(STUDENTS)}] end,
      1 + n % 6, case when n % 3 = 0 then 'Pokhara' else '' end,
      case when n % 20 > 0 then (array(select id from users where role = 'staff' order by email))[1 + n % ${sql.lit(STAFF)}] end,
      case when n % 9 > 0 then 'lost' else (array['new', 'contacted', 'counseling', 'applying'])[1 + n / 9 % 4] end,
      case when n % 9 > 0 then 'cost' end,
      case when n % 27 = 0 then 'Call' else '' end, case when n % 27 = 0 then current_date - 3 + n % 30 end,
      now() - n * interval '10 minutes', now(), now() - n * interval '7 minutes' from generate_series(1, ${sql.lit(ENQUIRIES)}) n`.execute(
    db,
  );
  await sql`insert into interests (interest_name) values ('Bachelor')`.execute(db);
  await sql`insert into universities (university_name, name_key, source, source_key, country_id)
    select 'University ' || n, n, 'bench', n, 1 + n % 6 from generate_series(1, 60) n`.execute(db);
  await sql`insert into courses (course_name, name_key, source, source_key, university_id, interest_id, status)
    select 'Course ' || n, n, 'bench', n, 1 + n % 60, 1, 'published' from generate_series(1, 3000) n`.execute(
    db,
  );
  await sql`insert into intakes (course_id, year, month, deadline)
    select c, 2027, m, current_date + ((c * 7 + m * 13) % 200) from generate_series(1, 3000) c, unnest(array[2, 7, 9]) m`.execute(
    db,
  );
  // One in seven is open; the states of the others are final.
  await sql`alter table applications disable trigger applications_move`.execute(db);
  await sql`
    insert into applications (reference, user_id, first_name, last_name, email, contact, state, consent_version, consent_at,
      submitted_at, state_changed_at, answered_at, course_id, university_id, preferred_course, intake, counselor_id,
      next_step, next_on, unread_since, active_at)
    select 'PR-' || n, (array(select id from users where role = 'user' order by email))[1 + n % ${sql.lit(STUDENTS)}], 'Asha', 'Rai ' || n, n || '@example.com', '98' || lpad(n::text, 8, '0'),
      case when n % 7 > 0 then (array['closed', 'enrolled', 'withdrawn'])[1 + n % 3]
        else (array['submitted', 'in_review', 'in_review', 'documents_requested', 'documents_requested', 'sent_to_university',
          'sent_to_university', 'offer', 'accepted', 'visa_lodged'])[1 + n / 7 % 10] end,
      '1', now(), now() - n * interval '20 minutes', now() - (n % 9000) * interval '7 minutes',
      now() - (n % 9000) * interval '7 minutes', 1 + n % 3000, 1 + (1 + n % 3000) % 60, 'Course', '2027-0' || (array[2, 7, 9])[1 + n % 3],
      case when n % 20 > 0 then (array(select id from users where role = 'staff' order by email))[1 + n % ${sql.lit(STAFF)}] end,
      case when n % 49 = 0 then 'Call' else '' end,
      case when n % 49 = 0 then current_date - 3 + n % 30 end,
      case when n % 350 = 0 then now() - (n % 100) * interval '1 hour' end,
      now() - (n % 9000) * interval '7 minutes'
    from generate_series(1, ${sql.lit(CASES)}) n`.execute(db);
  await sql`alter table applications enable trigger applications_move`.execute(db);
  // Offers of one case in five, which the university wants to have answered two to four months after the application.
  // Most were never decided.
  await sql`insert into offers (application_id, ticket, university, course, kind, received_on, reply_by, currency, deposit_due,
      state_at, entered_at)
    select id, gen_random_uuid(), 'University', 'Course', 'conditional', day + 30, day + 60 + n % 60, 'AUD',
      day + 80 + n % 60, now(), now()
    from (select id, submitted_at::date as day, split_part(reference, '-', 2)::int as n from applications) a where n % 5 = 0`.execute(
    db,
  );
  await sql`insert into offer_conditions (offer_id, position, text, due_on)
    select id, p, 'Condition', reply_by - p from offers, generate_series(0, 1) p`.execute(db);
  await sql`insert into case_dates (application_id, ticket, kind, on_day)
    select application_id, gen_random_uuid(), 'visa_decision', reply_by + 20 from offers`.execute(db);
  // As an office of years: PostgreSQL has cleaned up behind what was added, and answers from indexes alone.
  await sql`vacuum analyze`.execute(db);
  const { rows } = await sql<{
    id: string;
  }>`select id from users where role = 'staff' order by email limit 1`.execute(db);
  return rows[0]!.id;
}
