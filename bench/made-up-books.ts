import { sql } from 'kysely';
import type { DatabaseHandle } from '../src/platform/database/db.ts';

const PAYMENTS = 60_000;
const COMMISSIONS = 15_000;
const APPOINTMENTS = 20_000;
const MAILS = 100_000;
const CHANGES = 200_000;
const SECURITY_EVENTS = 100_000;
/** Different words on each of the days that are kept. */
const [MISSED_A_DAY, MISSED_DAYS] = [200, 800];

const STUDENTS = sql`(array(select id from users where role = 'user' order by email))`;
const STAFF = sql`(array(select id from users where role = 'staff' order by email))`;

const FIRST_NAMES = sql`array['Asha', 'Bikash', 'Chandra', 'Dil', 'Ekta', 'Gita', 'Hari', 'Indira', 'Janak', 'Kamala', 'Laxmi',
  'Manish', 'Nabin', 'Sita']`;
const LAST_NAMES = sql`array['Rai', 'Thapa', 'Gurung', 'Tamang', 'Shrestha', 'Poudel', 'Adhikari', 'Karki', 'Magar', 'Tuladhar']`;

/** Invents what else the office of `fillOffice` has collected: money, appointments, mails and logs. */
export async function fillBooks({ db }: DatabaseHandle): Promise<void> {
  await nameEverybody({ db });
  await sql`insert into charges (ticket, position, user_id, text, amount, added_at)
    select gen_random_uuid(), 0, ${STUDENTS}[n], 'Service charge', 25000, now() - n * interval '30 minutes'
    from generate_series(1, ${sql.lit(PAYMENTS)}) n`.execute(db);
  await sql`insert into payments (ticket, direction, fiscal_year, number, user_id, payer, kind, reference, amount, received_on,
      entered_at, entered_by)
    select gen_random_uuid(), 'payment', (2083 - n / 15000) || '/' || (84 - n / 15000), n % 15000 + 1, ${STUDENTS}[n],
      (array['Asha', 'Bikash', 'Chandra', 'Dil', 'Ekta', 'Gita', 'Hari'])[1 + n % 7] || ' ' ||
        (array['Rai', 'Thapa', 'Gurung', 'Tamang', 'Shrestha'])[1 + n % 5] || ' ' || n % 900,
      (array['cash', 'bank_transfer', 'esewa', 'khalti'])[1 + n % 4], case when n % 4 > 0 then 'TX-' || n * 7919 else '' end,
      25000, current_date - n / 40, now() - n * interval '30 minutes', ${STAFF}[1 + n % 12]
    from generate_series(1, ${sql.lit(PAYMENTS)}) n`.execute(db);
  await sql`insert into payment_items (payment_id, position, charge_id, text, amount)
    select p.id, 0, c.id, c.text, c.amount from payments p join charges c using (user_id)`.execute(db);
  await sql`insert into commissions (application_id, university_id, university, currency, expected, expected_on, invoiced_on,
      received_on, received, added_at, changed_at, changed_by)
    select a.id, a.university_id, u.university_name, 'AUD', 5000, current_date - 1200 + n % 1400,
      case when n % 3 > 0 then current_date - 1230 + n % 1230 end, case when n % 3 = 1 then current_date - 1200 + n % 1200 end,
      case when n % 3 = 1 then 5000 end, now(), now(), ${STAFF}[1 + n % 12]
    from (select *, split_part(reference, '-', 2)::int as n from applications) a join universities u on u.id = a.university_id
    where n <= ${sql.lit(COMMISSIONS)}`.execute(db);
  await sql`insert into appointments (enquiry_id, counselor_id, branch, starts_at, ends_at, state, booked_at)
    select (array(select id from enquiries order by entered_at desc))[n], ${STAFF}[1 + n % 12],
      (array['Kathmandu', 'Pokhara'])[1 + n % 2], starts_at, starts_at + interval '30 minutes',
      case when starts_at > now() then 'booked' else (array['came', 'came', 'missed'])[1 + n % 3] end, now()
    from (select n, date_trunc('hour', now()) + interval '20 days' - n * interval '20 minutes' as starts_at
      from generate_series(1, ${sql.lit(APPOINTMENTS)}) n) n`.execute(db);
  await fillLogs({ db });
  await sql`vacuum analyze`.execute(db);
}

/** Names as frequent as surnames are: the most frequent one has every tenth person. */
async function nameEverybody({ db }: Pick<DatabaseHandle, 'db'>): Promise<void> {
  await sql`update applications a set first_name = (${FIRST_NAMES})[1 + n % 14], last_name = (${LAST_NAMES})[1 + n / 14 % 10] || ' ' || n
    from (select id, split_part(reference, '-', 2)::int as n from applications) s where s.id = a.id`.execute(
    db,
  );
  await sql`update users u set created_at = a.submitted_at, last_login_at = a.answered_at,
      first_name = case when a.state = 'closed' then '' else a.first_name end,
      last_name = case when a.state = 'closed' then '' else a.last_name end, contact = a.contact
    from (select distinct on (user_id) * from applications order by user_id, submitted_at) a where a.user_id = u.id`.execute(
    db,
  );
}

async function fillLogs({ db }: Pick<DatabaseHandle, 'db'>): Promise<void> {
  await sql`insert into mails (message_id, template, recipient, recipient_key, subject, state, queued_at, sent_at, user_id)
    select n::text, 'application-note', 'u' || n % 80000 || '@example.com', 'u' || n % 80000 || '@example.com',
      'A message', 'sent', now() - n * interval '3 minutes', now(), ${STUDENTS}[1 + n % 80000]
    from generate_series(1, ${sql.lit(MAILS)}) n`.execute(db);
  await sql`insert into change_log (at, actor_id, kind, object, title, action, changes, about)
    select now() - n * interval '4 minutes', ${STAFF}[1 + n % 12],
      case when n % 5 > 0 then 'application' else 'person' end,
      case when n % 5 > 0 then (array(select id from applications order by submitted_at))[1 + n % 100000] else ${STUDENTS}[1 + n % 80000] end,
      'PR-' || n % 100000, 'changed',
      jsonb_build_array(jsonb_build_object('path', jsonb_build_array('Next step'), 'before', '', 'after', 'Call ' || n % 500)),
      ${STUDENTS}[1 + n % 80000]
    from generate_series(1, ${sql.lit(CHANGES)}) n`.execute(db);
  await sql`insert into security_events (at, last_at, event, result, account_id, address)
    select at, at, case when n % 9 = 0 then 'login' else 'document_opened' end, 'ok',
      case when n % 3 = 0 then ${STAFF}[1 + n % 12] else ${STUDENTS}[1 + n % 80000] end, '203.0.113.' || n % 250
    from (select n, now() - n * interval '2 minutes' as at from generate_series(1, ${sql.lit(SECURITY_EVENTS)}) n) n`.execute(
    db,
  );
}

/** Words that were searched in vain on every day that is kept. */
export async function fillMisses({ db }: Pick<DatabaseHandle, 'db'>): Promise<void> {
  await sql`insert into missed_words (words, days, last_day)
    select 'course ' || chr(97 + n % 26) || chr(97 + n / 26 % 26) || chr(97 + n / 676), 50, current_date from generate_series(0, 2999) n`.execute(
    db,
  );
  await sql`insert into search_misses (day, words, result, times)
    select current_date - day, 'course ' || chr(97 + w % 26) || chr(97 + w / 26 % 26) || chr(97 + w / 676), case when n % 3 = 0 then 'left_out' else 'no_course' end,
      1 + n % 5
    from generate_series(0, ${sql.lit(MISSED_DAYS - 1)}) day, generate_series(1, ${sql.lit(MISSED_A_DAY)}) n, lateral (select (day * 7 + n) % 3000 as w) w`.execute(
    db,
  );
}
