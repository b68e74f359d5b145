import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';
import { applied } from '../../../tests/support/applications.ts';
import type { TestPerson } from '../../../tests/support/people.ts';
import { testEvents } from '../../../tests/support/registrations.ts';
import type { Person } from '../../contract/accounts.ts';
import type { CasePlace, StaffApplicationItem } from '../../contract/applications.ts';
import type { Paged } from '../../contract/paging.ts';
import type { Attendee } from '../../contract/registrations.ts';

const api = await testApi();
const { db } = api.handle;
const { eventIn, registered } = testEvents(api);
let office: TestPerson;
let event: number;

/** Students whose accounts have no name: only their cases have one. */
const STUDENTS = [
  ['n1', 'Nabin', 'Shrestha', '+977 984-1112223'],
  ['n2', 'Naveen', 'Srestha', '9801000001'],
  ['n3', 'Nabina', 'Śrēṣṭha', '9801000002'],
  ['n4', 'Asha', 'Tuladhar', '9801000003'],
  ['n5', 'Ramesh', 'K.C.', '9801000004'],
  ['n6', 'Rajesh', 'Paudyal', '01-5533221'],
] as const;

beforeAll(async () => {
  office = await api.staff('office@example.com');
  event = await eventIn(48);
  for (const [account, first_name, last_name, contact] of STUDENTS) {
    const student = await api.user(`${account}@example.com`);
    const fields = Object.entries({ first_name, last_name, contact, email: `other-${account}@example.org` });
    await applied(api, student, fields);
    await registered(student, event);
    api.clock.advance({ minutes: 1 });
  }
});

const ask = async <Row>(path: string, search: string, more = '') =>
  (await api.get(`/api/staff/${path}/?search=${encodeURIComponent(search)}${more}`, office.bearer))
    .body as Paged<Row>;
const cases = async (search: string, more?: string) =>
  (await ask<StaffApplicationItem>('applications', search, more)).results.map((each) => each.first_name);

const SEARCHES: [search: string, found: string[]][] = [
  ['shresta', ['Nabina', 'Naveen', 'Nabin']],
  ['नवीन श्रेष्ठ', ['Naveen', 'Nabin', 'Nabina']],
  ['tuladahr', ['Asha']],
  ['kc', ['Ramesh']],
  ['ramesh k c', ['Ramesh']],
  ['poudel', ['Rajesh']],
  ['984 111 2223', ['Nabin']],
  ['112223', ['Nabin']],
  ['+977-1-5533221', ['Rajesh']],
  ['nobody', []],
];

describe('a person is found by the sound of their name', () => {
  it.each(SEARCHES)('%s, in cases', async (search, found) => {
    expect((await cases(search)).toSorted()).toEqual(found.toSorted());
  });

  it.each(SEARCHES)('%s, in people and attendees by the names in their cases', async (search, found) => {
    const accounts = STUDENTS.filter(([, first]) => found.includes(first)).map(([id]) => `${id}@example.com`);
    const people = await ask<Person>('people', search);
    expect(people.results.map(({ email }) => email).toSorted()).toEqual(accounts.toSorted());
    const attendees = await ask<Attendee>(`events/${event}/registrations`, search);
    expect(attendees.results.map(({ email }) => email).toSorted()).toEqual(accounts.toSorted());
  });

  it('exact spellings come first in every order, then the same sound, then the rest', async () => {
    expect(await cases('nabin')).toEqual(['Nabin', 'Naveen', 'Nabina']);
    expect(await cases('nabin', '&ordering=submitted_at')).toEqual(['Nabin', 'Naveen', 'Nabina']);
    expect(await cases('naveen')).toEqual(['Naveen', 'Nabin', 'Nabina']);
    // One letter differs: another person, listed last.
    expect(await cases('rajesh')).toEqual(['Rajesh', 'Ramesh']);
    const people = await ask<Person>('people', 'nabin', '&ordering=-created_at');
    expect(people.results.map(({ email }) => email)).toEqual(
      ['n1', 'n2', 'n3'].map((each) => `${each}@example.com`),
    );
  });

  it('together with the other filters, and the export has the same rows', async () => {
    expect(await cases('shresta', '&state=in_review')).toEqual([]);
    const { body } = await api.get('/api/staff/applications/export/?search=shresta', await api.prove(office));
    expect(String(body).match(/Nabin,|Naveen,|Nabina,|Asha,/g)).toEqual(['Nabina,', 'Naveen,', 'Nabin,']);
  });
});

describe('going from case to case', () => {
  const place = async (name: string, query: string) => {
    const { results } = await ask<StaffApplicationItem>('applications', '');
    const idOf = (id: string | null) => results.find((each) => each.id === id)?.first_name ?? null;
    const { id } = results.find((each) => each.first_name === name)!;
    const { status, body } = await api.get(`/api/staff/applications/${id}/place/?${query}`, office.bearer);
    expect(status).toBe(200);
    const { position, count, previous, next } = body as CasePlace;
    return [position, count, idOf(previous), idOf(next)];
  };

  it('follows the filter and the order of the list', async () => {
    expect(await place('Asha', '')).toEqual([3, 6, 'Ramesh', 'Nabina']);
    expect(await place('Rajesh', '')).toEqual([1, 6, null, 'Ramesh']);
    expect(await place('Nabin', 'ordering=submitted_at')).toEqual([1, 6, null, 'Naveen']);
    // By similarity, like the list.
    expect(await place('Naveen', 'search=nabin')).toEqual([2, 3, 'Nabin', 'Nabina']);
  });

  it('continues from a case that is no longer in the list', async () => {
    expect(await place('Asha', 'search=shresta')).toEqual([null, 3, 'Nabin', null]);
    expect(await place('Asha', 'state=in_review')).toEqual([null, 0, null, null]);
    const gone = `/api/staff/applications/${crypto.randomUUID()}/place/`;
    expect((await api.get(gone, office.bearer)).status).toBe(404);
  });
});

it('a person has all cases of the account, and the name from a case if the account has none', async () => {
  const [person] = (await ask<Person>('people', 'n4@example.com')).results;
  expect(person).toMatchObject({
    first_name: '',
    cases: 1,
    in_cases: { first_name: 'Asha', last_name: 'Tuladhar', contact: '9801000003' },
  });
  expect((await api.get(`/api/staff/people/${person!.id}/`, office.bearer)).body).toEqual(person);
  expect(await cases('', `&person=${person!.id}`)).toEqual(['Asha']);
  expect(await cases('', '&person=nobody')).toEqual([]);
});

it('searches through an index, not by reading every row', async () => {
  const plan = await db.transaction().execute(async (trx) => {
    await sql`set local enable_seqscan = off`.execute(trx);
    return sql`explain select id from applications a
      where person_terms(a.email, a.first_name, a.last_name, a.contact) @@ person_question('nabin', 'near')`.execute(
      trx,
    );
  });
  expect(JSON.stringify(plan.rows)).toContain('applications_terms');
});
