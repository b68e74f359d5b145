import { sql } from 'kysely';
import { fail, ok, type Result } from '../../contract/errors.ts';
import type { ProfileField, ProfileValue, StudentRecord } from '../../contract/students.ts';
import type { Db } from '../../platform/database/schema.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import { consentsOfPerson, hasWithdrawn } from '../consents/data.ts';
import { findSimilar } from '../enquiries/data.similar.ts';
import { readMerges, readMergedInto } from './data.merges.ts';

/** Rows of each kind that are read; an account with more is not one student's. */
const MOST = 50;
const MOST_TALKS = 30;

interface Said {
  id: string;
  from: ProfileValue['from'];
  at: Date;
  name: string;
  email: string;
  contact: string;
  address: string;
  qualification: string;
  test: string;
}

/** Everything about the student of an account. @returns not_found, also for an id that is not a uuid */
export async function readStudent(db: Db, id: string, now: Date): Promise<Result<StudentRecord>> {
  if (!isUuid(id)) return fail({ code: 'not_found' });
  const said = await readSaid(db, id);
  const [account] = said;
  if (account?.from !== 'account') return fail({ code: 'not_found' });
  const profile = valuesOf(said);
  const newest = (field: ProfileField) => profile.find((each) => each.field === field)?.value ?? '';
  const enquiries = await readEnquiries(db, id);
  const own = new Set([id, ...enquiries.map((each) => each.id)]);
  const asked = { name: newest('name'), email: account.email, contact: newest('contact') };
  const similar = await findSimilar(db, asked, null);
  return ok({
    profile,
    applications: await readApplications(db, id),
    enquiries,
    registrations: await readRegistrations(db, id),
    talks: await readTalks(db, id),
    consents: await consentsOfPerson(db, id),
    messages_withdrawn: await hasWithdrawn(db, id, 'messages'),
    similar: similar.filter((each) => !own.has(each.id)),
    merged_into: await readMergedInto(db, id),
    merges: await readMerges(db, id, now),
  });
}

/** What the account, its applications and its enquiries say, the account first, then the newest. */
async function readSaid(db: Db, id: string): Promise<Said[]> {
  const { rows } = await sql<Said>`
    (select u.id, 'account' as "from", u.updated_at as at, trim(u.first_name || ' ' || u.last_name) as name, u.email,
       u.contact, u.address, '' as qualification, '' as test
     from users u where u.id = ${id})
    union all
    (select a.id, 'application', a.submitted_at, trim(a.first_name || ' ' || a.last_name), a.email, a.contact, a.address,
       a.last_academic_qualification, trim(a.test_type || ' ' || a.overall_score)
     from applications a where a.user_id = ${id} order by a.submitted_at desc limit ${MOST})
    union all
    (select e.id, 'enquiry', e.entered_at, e.name, e.email, e.contact, '', '', ''
     from enquiries e where e.user_id = ${id} order by e.entered_at desc limit ${MOST})`.execute(db);
  const rank = ({ from, at }: Said) => (from === 'account' ? Infinity : at.getTime());
  return rows.toSorted((a, b) => rank(b) - rank(a));
}

const FIELDS = ['name', 'email', 'contact', 'address', 'qualification', 'test'] as const;
/** Two values that differ in capitals or spaces are one. */
const plain = (value: string) => value.toLowerCase().replaceAll(/\s+/g, ' ').trim();

function valuesOf(said: readonly Said[]): ProfileValue[] {
  return FIELDS.flatMap((field) => {
    const seen = new Set(['']);
    return said
      .filter((each) => !seen.has(plain(each[field])) && seen.add(plain(each[field])))
      .map(({ id, from, at, [field]: value }) => ({ field, value, from, id, at: at.toISOString() }));
  });
}

async function readApplications(db: Db, id: string): Promise<StudentRecord['applications']> {
  const rows = await db
    .selectFrom('applications as a')
    .select([
      'a.id',
      'a.reference',
      'a.state',
      'a.preferred_course',
      'a.preferred_university',
      'a.intake',
      'a.submitted_at',
      sql<number>`(select count(*)::int from application_documents d where d.application_id = a.id)`.as(
        'documents',
      ),
    ])
    .where('a.user_id', '=', id)
    .orderBy('a.submitted_at', 'desc')
    .orderBy('a.id')
    .limit(MOST)
    .execute();
  return rows.map((row) => ({ ...row, submitted_at: row.submitted_at.toISOString() }));
}

async function readEnquiries(db: Db, id: string): Promise<StudentRecord['enquiries']> {
  const rows = await db
    .selectFrom('enquiries')
    .select(['id', 'stage', 'source', 'interest', 'entered_at'])
    .where('user_id', '=', id)
    .orderBy('entered_at', 'desc')
    .orderBy('id')
    .limit(MOST)
    .execute();
  return rows.map((row) => ({ ...row, entered_at: row.entered_at.toISOString() }));
}

async function readRegistrations(db: Db, id: string): Promise<StudentRecord['registrations']> {
  const rows = await db
    .selectFrom('event_registrations as r')
    .innerJoin('events as e', 'e.id', 'r.event_id')
    .select(['e.id as event', 'e.title', 'r.starts_at', 'r.here_at', 'r.cancelled_at', 'r.waiting'])
    .where('r.user_id', '=', id)
    .orderBy('r.starts_at', 'desc')
    .orderBy('r.id')
    .limit(MOST)
    .execute();
  return rows.map(({ here_at, cancelled_at, starts_at, ...row }) => ({
    ...row,
    starts_at: starts_at.toISOString(),
    came: here_at !== null,
    cancelled: cancelled_at !== null,
  }));
}

interface TalkRow extends Omit<StudentRecord['talks'][number], 'at' | 'who'> {
  at: Date;
  who: string | null;
}

/** Messages, calls, visits and notes in all applications and enquiries. */
async function readTalks(db: Db, id: string): Promise<StudentRecord['talks']> {
  const { rows } = await sql<TalkRow>`
    select t.at, t.kind, t.by, t.note, t."in", t.id,
      case when t.by = 'staff' then coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.email) end as who
    from (
      (select h.at, h.event as kind, h.by_role as by, h.note, h.actor_id, 'application' as "in", h.application_id as id
       from application_history h join applications a on a.id = h.application_id
       where a.user_id = ${id} and h.event in ('note', 'internal_note', 'call')
       order by h.at desc limit ${MOST_TALKS})
      union all
      (select h.at, h.kind, case when h.actor_id is null then 'student' else 'staff' end, h.note, h.actor_id, 'enquiry',
         h.enquiry_id
       from enquiry_events h join enquiries e on e.id = h.enquiry_id
       where e.user_id = ${id}
         and h.kind in ('asked', 'asked_again', 'called', 'not_reached', 'messaged', 'mailed', 'visited', 'note')
       order by h.at desc limit ${MOST_TALKS})
    ) t left join users u on u.id = t.actor_id
    order by t.at desc limit ${MOST_TALKS}`.execute(db);
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
