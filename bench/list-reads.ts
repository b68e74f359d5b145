import { sql } from 'kysely';
import { listPeople } from '../src/domain/accounts/data.staff.ts';
import { readBoard } from '../src/domain/applications/data.board.ts';
import { placeInList } from '../src/domain/applications/data.place.ts';
import { listForStaff } from '../src/domain/applications/data.staff.ts';
import { listAppointments } from '../src/domain/appointments/data.list.ts';
import { listLog } from '../src/domain/change-log/data.list.ts';
import { listCommissions, readTotals } from '../src/domain/commissions/data.ts';
import { listEnquiries } from '../src/domain/enquiries/data.list.ts';
import { listMails } from '../src/domain/mails/data.ts';
import { listPayments, totalPayments } from '../src/domain/money/data.book.ts';
import { readMoney } from '../src/domain/money/data.ts';
import { readCaseOffers } from '../src/domain/offers/data.ts';
import { listEntries } from '../src/domain/security/data.ts';
import { readStudent } from '../src/domain/students/data.record.ts';
import type { DatabaseHandle } from '../src/platform/database/db.ts';

/** A list as somebody asks for it. @returns how many records it finds */
type Read = () => Promise<number>;

/** What people type into the search '/', which asks cases, enquiries and accounts at once. */
const SEARCHES = ['gita shresta', 'rai', '9700012345', '012345', 'u777@example.com', 'zzyzx'];

const CASES: readonly object[] = [
  {},
  { page: 'last' },
  { state: ['offer'] },
  { state: ['closed'], page: 'last' },
  { state: ['submitted', 'in_review'], ordering: 'state_changed_at' },
  { unread: 'yes' },
  { unread: 'no' },
  { counselor: 'none' },
  { due: 'week' },
  { due: 'none', page: 'last' },
  { country: '1', page: 'last' },
  { country: 'none' },
  { university: '7' },
  { intake: '2027-07', page: 'last' },
  { source: ['fair'] },
  { source: ['direct'], page: 'last' },
  { quiet: '30' },
  { branch: 'Pokhara' },
  { submitted: '2026-01-01..2026-06-30' },
  { reached: 'offer' },
  ...['submitted_at', '-state_changed_at', '-answered_at', 'answered_at', 'next_on'].map((ordering) => ({
    ordering,
  })),
  { ordering: 'next_on', page: 'last' },
];
const ENQUIRIES: readonly object[] = [
  {},
  { page: 'last' },
  { stage: ['lost'], page: 'last' },
  { source: ['fair', 'phone'] },
  { counselor: 'me' },
  { counselor: 'none' },
  { country: '3', page: 'last' },
  { university: 'none' },
  { branch: 'Pokhara' },
  { linked: 'no', page: 'last' },
  { entered: '2026-01-01..2026-06-30' },
  { due: 'none' },
  { suspicious: 'yes' },
  ...['entered_at', '-last_at', 'last_at', 'next_on', '-next_on'].map((ordering) => ({ ordering })),
];
const PEOPLE: readonly object[] = [
  {},
  { page: 'last' },
  { role: 'staff' },
  { status: 'disabled' },
  { verified: 'no' },
  ...['created_at', '-last_login_at', 'last_login_at', 'email', '-email'].map((ordering) => ({ ordering })),
];
const PAYMENTS: readonly object[] = [
  {},
  { page: 'last' },
  { kind: 'esewa', page: 'last' },
  { from: '2026-01-01', to: '2026-06-30' },
  { search: 'gita shrestha' },
  { search: 'TX-7919' },
  { search: '2083/84-000012' },
  { search: '000012' },
  { search: 'u777@example.com' },
];
const COMMISSIONS: readonly object[] = [
  {},
  { page: 'last' },
  ...['open', 'invoiced', 'received', 'overdue'].map((state) => ({ state })),
  { university: 'University 7' },
  { search: 'university 7' },
  { search: 'PR-777' },
];
const APPOINTMENTS: readonly object[] = [
  {},
  { page: 'last' },
  { when: 'upcoming' },
  { when: 'past', counselor: 'me', page: 'last' },
  { branch: 'Pokhara' },
];

/** Every list of the back office with its filters, orders and searches. */
export async function listReads(handle: DatabaseHandle, me: string): Promise<[what: string, read: Read][]> {
  const { db } = handle;
  const now = new Date();
  const clock = { now: () => now };
  const context = { db, clock };
  const counted = (read: () => Promise<{ ok: boolean; value?: { count: number } }>) => async () =>
    (await read()).value?.count ?? NaN;
  const all = <Query>(
    list: string,
    queries: readonly Query[],
    read: (query: Query) => Promise<{ ok: boolean; value?: { count: number } }>,
  ) => queries.map((query): [string, Read] => [named(list, query), counted(() => read(query))]);
  const cases = (query: object) => listForStaff(context, query);
  const enquiries = (query: object) => listEnquiries(db, query, { me, now });
  const people = (query: object) => listPeople(context as never, query);
  const searched = (
    list: string,
    read: (query: object) => Promise<{ ok: boolean; value?: { count: number } }>,
  ) =>
    all(
      list,
      SEARCHES.map((search) => ({ search, records: '5' })),
      read,
    );
  const { rows: known } = await sql<{ id: string; user_id: string }>`
    select id, user_id from applications where reference = 'PR-700'`.execute(db);
  const { id, user_id: student } = known[0]!;
  return [
    ...all('cases', [...CASES, { counselor: me, due: 'now' }], cases),
    ...searched('cases', cases),
    ['board', one(() => readBoard(context, {}))],
    ['board, source', one(() => readBoard(context, { source: ['fair'] }))],
    ['place in the list', counted(() => placeInList(context as never, id, {}))],
    ['place in a filtered list', counted(() => placeInList(context as never, id, { counselor: me }))],
    ...all('enquiries', ENQUIRIES, enquiries),
    ...searched('enquiries', enquiries),
    ...all('people', PEOPLE, people),
    ...searched('people', people),
    ['record of a student, with who may be the same', one(() => readStudent(db, student, now))],
    ['offers of a case', one(() => readCaseOffers(db, id))],
    ['money of a student', one(() => readMoney(db, student))],
    ...all('payments', PAYMENTS, (query) => listPayments(db, query)),
    ['totals of payments', one(() => totalPayments(db, {}))],
    ...all('commissions', COMMISSIONS, (query) => listCommissions(context, query)),
    ['totals of commissions', one(() => readTotals(context, {}))],
    ...all('appointments', APPOINTMENTS, (query) => listAppointments(db, query, { me, now })),
    ...all('mails', [{}, { page: 'last' }, { state: 'sent' }, { search: 'u777' }], (query) =>
      listMails(context as never, query),
    ),
    ...all(
      'change log',
      [
        {},
        { page: 'last' },
        { kind: 'person' },
        { person: me },
        { search: 'call 77' },
        { from: '2026-06-01', to: '2026-06-02' },
      ],
      (query) => listLog(db, query),
    ),
    ...all(
      'security log',
      [
        {},
        { page: 'last' },
        { event: ['login'] },
        { person: me },
        { search: 'gita rai' },
        { search: '203.0.113.7' },
      ],
      (query) => listEntries({ db, clock, hashKey: Buffer.alloc(32) } as never, query),
    ),
  ];
}

const one =
  (read: () => Promise<{ ok: boolean }>): Read =>
  async () =>
    (await read()).ok ? 1 : NaN;

const named = (list: string, query: unknown): string =>
  `${list}, ${JSON.stringify(query).slice(1, -1).replaceAll('"', '').slice(0, 60) || 'all'}`;
