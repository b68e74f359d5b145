import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { AppointmentTimes } from '../../src/contract/appointments.ts';
import type { EnquiryImport } from '../../src/contract/enquiry-imports.ts';
import type { Enquiry, EnquiryItem } from '../../src/contract/enquiries.ts';
import type { OwnMoney } from '../../src/contract/money.ts';
import type { CaseOffers } from '../../src/contract/offers.ts';
import type { Paged } from '../../src/contract/paging.ts';
import type { MergePreview, StudentRecord } from '../../src/contract/students.ts';
import type { TestApi } from './api.ts';
import { applied, filed, pdf } from './applications.ts';
import { idOf } from './call-recipes.ts';
import { PASSWORD, type TestPerson } from './people.ts';
import { EVERY_DAY } from './recipes/appointments.ts';
import { COMMISSION } from './recipes/commissions.ts';
import { OFFER } from './recipes/offers.ts';
import { testEvents } from './registrations.ts';

/** Somebody of whom every part of the product knows something; each text about them has CANARY in it. */

export const CANARY = 'Zyxwv';
/** The number of the person, as it is typed, and as it is compared. */
export const PHONE = '981-7766554';
export const NUMBER = /981-?7766554/;

/** @returns the student and the member of staff, who both left traces everywhere */
export async function wholeLife(api: TestApi): Promise<{ student: TestPerson; colleague: TestPerson }> {
  const { db } = api.handle;
  const office = await api.staff('office@example.com');
  const names = { first_name: `${CANARY}staff`, last_name: 'Lama' };
  const colleague = await api.staff(`${CANARY.toLowerCase()}.staff@example.com`, names);
  const student = await api.user(`${CANARY.toLowerCase()}@example.com`);
  const by = colleague.bearer;
  const id = await idOf(db, student);
  const colleagueId = await idOf(db, colleague);
  const send = async (path: string, body: object, headers: Record<string, string> = by, method = 'POST') => {
    const answer = await api.ask(method, path, headers, body);
    expect(answer.status >= 300 && [path, answer]).toBe(false);
    return answer.body;
  };
  const said = (what: string) => `${CANARY} ${what}`;
  await send('/api/user/profile/', { first_name: CANARY, last_name: 'Family', contact: PHONE, address: said('street') }, student.bearer, 'PATCH'); // oxfmt-ignore

  // A case with everything that staff add to it.
  const made = await applied(api, student, [
    ['first_name', said('Asha')],
    ['address', said('street')],
    ['email', student.email],
    ['contact', PHONE],
  ]);
  const cases = `/api/staff/applications/${made.id}`;
  await send(`${cases}/note/`, { note: said('message') });
  await send(`${cases}/internal-note/`, { kind: 'call', note: said('internal') });
  const unplanned = { counselor: null, next_step: '', next_on: null };
  await send(`${cases}/follow-up/`, { before: unplanned, after: { counselor: colleagueId, next_step: said('call') } }); // oxfmt-ignore
  await filed(api, colleague, made.id, { name: `${CANARY}.pdf`, bytes: pdf() });
  const offer = { ...OFFER, ticket: randomUUID(), shown: true, notes: said('offer') };
  const { offers } = (await send(`${cases}/offers/`, offer)) as CaseOffers;
  await send(`/api/user/applications/${made.id}/offers/${offers[0]!.id}/want/`, { note: said('wish') }, student.bearer); // oxfmt-ignore
  await send(`${cases}/dates/`, { ticket: randomUUID(), kind: 'other', name: said('day'), on: '2026-06-12' });
  await send(`${cases}/checklist/lines/`, { ticket: randomUUID(), name: said('letter'), stage: 'visa' });
  await send(`${cases}/commission/`, { version: null, ...COMMISSION, note: said('commission') }, by, 'PUT');
  const item = { text: said('class'), amount: 12_000 };
  await send(`/api/staff/people/${id}/charges/`, { ticket: randomUUID(), application: made.id, due_on: null, items: [item] }); // oxfmt-ignore
  const payment = { ticket: randomUUID(), kind: 'cash', reference: said('slip'), received_on: '2026-05-01' };
  const paid = (await send(`/api/staff/people/${id}/payments/`, { ...payment, items: [{ charge: null, ...item }], application: null, mail: true })) as OwnMoney; // oxfmt-ignore
  await send(`/api/staff/payments/${paid.payments[0]!.id}/void/`, { reason: said('mistake') });
  await send(`${cases}/move/`, { event: 'begin_review', from: 'submitted', note: said('held') });

  // An event with a message of the colleague.
  const { eventIn, registered } = testEvents(api);
  const event = await eventIn(48);
  await registered(student, event);
  await send(`/api/staff/events/${event}/messages/`, { id: randomUUID(), audience: 'registered', subject: 'Bring a pen', text: 'And paper.' }); // oxfmt-ignore

  await enquiriesOf(api, { student, by, id, colleagueId, said, send });

  // Merged with another account, and parted again: the other one stays, and its record named this one.
  const other = await idOf(db, await api.user('other@example.com'));
  const { moves } = (await api.get(`/api/staff/people/${other}/merge/${id}/`, by)).body as MergePreview;
  const merged = (await send(`/api/staff/people/${other}/merge/`, { other: id, moves })) as StudentRecord;
  await send(`/api/staff/people/${other}/unmerge/`, { merge: merged.merges[0]!.id });
  await send(`/api/staff/people/${id}/messages-consent/`, { given: false, told: 'phone' });
  const wish = { email: `new.${student.email}`, password: PASSWORD };
  const again = await api.ask('POST', '/api/user/login/', {}, { email: student.email, password: PASSWORD });
  const { token } = again.body as { token: { access: string } };
  student.bearer = { Authorization: `Bearer ${token.access}` };
  await send('/api/user/email-change/', wish, student.bearer);
  await api.ask('POST', '/api/user/login/', {}, { email: student.email, password: 'Wrong-1234!' });
  await send('/api/staff/invitations/', { email: student.email, first_name: CANARY, last_name: 'Family', staff_role: 'reader' }, await api.prove(office)); // oxfmt-ignore
  await db
    .insertInto('counselor_hours')
    .values(
      EVERY_DAY.map(({ from, until, ...rest }) => ({
        ...rest,
        counselor_id: colleagueId,
        from_minute: from,
        until_minute: until,
      })),
    ) // oxfmt-ignore
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return { student, colleague };
}

interface Tools {
  student: TestPerson;
  by: TestPerson['bearer'];
  id: string;
  colleagueId: string;
  said: (what: string) => string;
  send: (path: string, body: object, headers?: Record<string, string>, method?: string) => Promise<unknown>;
}

/** Questions, an appointment, an enquiry that was thought to be theirs, and rows of files. */
async function enquiriesOf(api: TestApi, { student, by, id, colleagueId, said, send }: Tools): Promise<void> {
  const { db } = api.handle;
  for (const { from, until, ...rest } of EVERY_DAY)
    await db
      .insertInto('counselor_hours')
      .values({ ...rest, counselor_id: colleagueId, from_minute: from, until_minute: until })
      .execute();
  const asked = {
    name: said('Asha'),
    contact: PHONE,
    email: student.email,
    message: said('question'),
    consent: true,
  };
  await send('/api/app/enquiry-create/', asked, {});
  const times = (await send('/api/app/appointment-times/', {}, {})) as AppointmentTimes;
  const starts_at = times.days.at(-1)!.times[0]!.starts_at;
  await send('/api/app/appointment-create/', { ...asked, message: said('visit'), branch: 'Head office', starts_at }, {}); // oxfmt-ignore
  const { results } = (await api.get('/api/staff/enquiries/', by)).body as Paged<EnquiryItem>;
  const own = results[0]!.id;
  await send(`/api/staff/enquiries/${own}/log/`, {
    ticket: randomUUID(),
    kind: 'called',
    note: said('call'),
  });
  await send(`/api/staff/enquiries/${own}/person/`, { from: null, person: id });

  const entry = { ticket: randomUUID(), source: 'phone', contact: '9800000001', name: 'Somebody Else' };
  const other = (await send('/api/staff/enquiries/', entry)) as Enquiry;
  const link = `/api/staff/enquiries/${other.id}/person/`;
  await send(link, { from: null, person: id });
  await send(link, { from: id, person: null });
  const mine = {
    before: { counselor: null, next_step: '', next_on: null },
    after: { counselor: colleagueId },
  };
  await send(`/api/staff/enquiries/${other.id}/follow-up/`, mine);

  const byAddress = `Name,Phone,Email\r\n${CANARY} One,9800000003,${student.email}\r\n`;
  for (const checked of [true, false]) {
    const file = byAddress + (checked ? `${CANARY} Asha,${PHONE},\r\n` : '');
    const form = new FormData();
    form.append('file', new File([file], `fair ${String(checked)}.csv`));
    const request = new Request('http://10.0.0.7:3000/api/staff/enquiry-imports/', {
      method: 'POST',
      headers: by,
      body: form,
    });
    const answer = await api.fetch(request, { clientAddress: '203.0.113.1' });
    const upload = (await answer.json()) as EnquiryImport;
    if (checked)
      await send(`/api/staff/enquiry-imports/${upload.id}/run/`, { step: 'check', version: upload.version });
  }
  await api.sent();
}

/** The rows of all tables that name the person, with the table; keys and hashes have no text. */
export async function tracesOf(api: TestApi, tables: readonly string[], pattern: RegExp): Promise<string[]> {
  const found: string[] = [];
  for (const table of tables) {
    const { rows } = await sql<{ row: string }>`select row_to_json(t)::text as row from ${sql.table(table)} t`.execute(api.handle.db); // oxfmt-ignore
    found.push(...rows.filter(({ row }) => pattern.test(row)).map(({ row }) => `${table} ${row}`));
  }
  return found;
}
