import { parse } from 'csv-parse/sync';
import { beforeAll, expect, it } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';
import { applied, pdf, type FormPart } from '../../../tests/support/applications.ts';
import { applying } from '../../../tests/support/applying.ts';
import type { TestPerson } from '../../../tests/support/people.ts';
import type { StaffApplicationItem } from '../../contract/applications.ts';

/** The intake that a student chooses in the application form. */

const api = await testApi();
const { course } = api.catalogue;
const { count, send } = applying(api);
let asha: TestPerson;
let office: TestPerson;
beforeAll(async () => {
  asha = await api.user('asha@example.com');
  office = await api.staff('office@example.com');
});

/** Open: February 2027 until 30 November 2026, and July 2027 without a deadline. Closed: July 2026. */
const forCourse = (intake: string, id: number | string = course.plain): FormPart[] => [
  ['preferred_course', String(id)],
  ['intake', intake],
];

it('is stored, and shown to the student, in both mails, to staff and in exports', async () => {
  const { id, intake } = await applied(api, asha, forCourse('2027-02'));
  expect(intake).toBe('2027-02');
  const mails = await api.sent();
  for (const template of ['application-received', 'application-arrived'])
    expect(JSON.stringify(mails.findLast((mail) => mail.letter.template === template)?.letter)).toContain(
      ', February 2027',
    );
  const list = await api.get('/api/staff/applications/', office.bearer);
  const [item] = (list.body as { results: StaffApplicationItem[] }).results;
  expect(item).toMatchObject({ id, intake: '2027-02' });
  const whole = await api.get(`/api/staff/applications/${id}/`, office.bearer);
  expect(whole.body).toMatchObject({ intake: '2027-02' });
  const table = await api.get('/api/staff/applications/export/', await api.prove(office));
  const rows = parse<Record<string, string>>(table.body as Buffer, { bom: true, columns: true });
  expect(rows[0]).toMatchObject({ Intake: 'February 2027' });
  const own = await api.get('/api/user/export/', asha.bearer);
  expect(JSON.stringify(own.body)).toContain('"intake":"2027-02"');
});

it.each([
  ['an empty field', [['intake', '']]],
  ['no field, as older clients send it', []],
] as [string, FormPart[]][])('is not decided with %s', async (_, field) => {
  const { intake } = await applied(api, asha, [['preferred_course', String(course.plain)], ...field]);
  expect(intake).toBeNull();
});

it('without a stated deadline is open until its month is over', async () => {
  expect((await applied(api, asha, forCourse('2027-07'))).intake).toBe('2027-07');
});

it.each([
  ['has no such intake', '2027-03', course.plain],
  ['is another one', '2027-02', course.bare],
  ['is only named', '2027-02', 'Nursing'],
  ['has an intake, but this is no month', '2027-2', course.plain],
])('is refused for a course that %s, and nothing is stored', async (_, intake, id) => {
  const answer = await send(forCourse(intake, id), asha.bearer);
  expect(answer).toMatchObject({
    status: 400,
    body: { intake: ['This course has no such intake. Choose one of the list, or “Not sure yet”.'] },
  });
  expect(await count('applications')).toBe(0);
});

it('is refused once its deadline has passed, in words that say what to do', async () => {
  const answer = await send(forCourse('2026-07'), asha.bearer);
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({
    intake: [
      'Applications for July 2026 are closed since the deadline of 15 May 2026. Choose another intake, or “Not sure yet”.',
    ],
  });
});

it('closes at midnight in Nepal; a form that arrived before is answered again, not refused', async () => {
  const lastMinute = new Date('2026-11-30T23:59:00+05:45').getTime();
  api.clock.advance({ seconds: (lastMinute - api.clock.now().getTime()) / 1000 });
  asha = await api.logIn(asha.email);
  const parts: FormPart[] = [
    ...forCourse('2027-02'),
    ['cv_documents[0][file]', { name: 'cv.pdf', bytes: pdf() }],
  ];
  const first = await send(parts, { ...asha.bearer, 'Idempotency-Key': 'the-last-minute' });
  expect(first.status).toBe(201);
  api.clock.advance({ minutes: 1 });
  const again = await send(parts, { ...asha.bearer, 'Idempotency-Key': 'the-last-minute' });
  expect(again.body).toEqual(first.body);
  const late = await send(parts, { ...asha.bearer, 'Idempotency-Key': 'too-late-by-now' });
  // The same form within ten minutes counts as sent twice.
  expect(late.body).toEqual(first.body);
  const another = await send([...parts, ['first_name', 'Asha']], asha.bearer);
  expect(another.status).toBe(400);
  expect(await count('applications')).toBe(1);
});
