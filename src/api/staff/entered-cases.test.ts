import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';
import { idOf } from '../../../tests/support/call-recipes.ts';
import { PASSWORD } from '../../../tests/support/people.ts';
import type { StaffApplication } from '../../contract/applications.ts';
import type { Enquiry } from '../../contract/enquiries.ts';

/** Cases that staff begin for students who came to the office. */

const api = await testApi();
const { db } = api.handle;
const office = await api.staff('office@example.com', { first_name: 'Sita', last_name: 'Shrestha' });
const counselor = await api.staff('bina@example.com', { first_name: 'Bina', last_name: 'Lama' }, 'counselor');
const editor = await api.staff('editor@example.com', undefined, 'editor');
const bina = await idOf(db, counselor);
const { course } = api.catalogue;

let count = 0;
const newAddress = () => `walk-in${(count += 1)}@example.com`;
const student = (more: object = {}) => ({
  ticket: randomUUID(),
  email: newAddress(),
  first_name: 'Asha',
  last_name: 'Rai',
  contact: '984-1234567',
  agreed: true,
  ...more,
});
const enter = (body: object, by = counselor) => api.ask('POST', '/api/staff/applications/', by.bearer, body);
const entered = async (body: object) => {
  const answer = await enter(body);
  expect(answer.status).toBe(201);
  return answer.body as StaffApplication;
};
const accounts = async (email: string) =>
  db.selectFrom('users').selectAll().where('email', '=', email).execute();
const logIn = (email: string, password: string) =>
  api.ask('POST', '/api/user/login/', {}, { email, password });
const setPassword = async ({ encodedPk, token }: { encodedPk: string; token: string }) => {
  const body = { new_password: PASSWORD, confirm_password: PASSWORD };
  return api.ask('PATCH', `/api/user/password-reset/${encodedPk}/${token}/`, {}, body);
};

describe('a case begun in the office', () => {
  it('has an account, the counselor who began it, and tells the student', async () => {
    const body = student({ course: course.plain, last_academic_qualification: '+2 Science' });
    const made = await entered(body);
    expect(made).toMatchObject({
      first_name: 'Asha',
      last_name: 'Rai',
      email: body.email,
      state: 'submitted',
      counselor: { id: bina },
      last_academic_qualification: '+2 Science',
      history: [{ event: 'submit', by: 'staff', who: 'Bina Lama' }],
    });
    expect(made.preferred_university).not.toBe('');
    const { letter } = await api.lastMail(body.email);
    expect(letter).toMatchObject({
      template: 'case-begun',
      data: { claim: true, reference: made.reference },
    });
  });

  it('is the student’s as soon as they choose a password, and nobody’s before', async () => {
    const { email, ...rest } = student();
    const { id } = await entered({ email, ...rest });
    expect((await logIn(email, PASSWORD)).status).toBe(401);
    const listed = await api.get(`/api/staff/people/?search=${email}`, counselor.bearer);
    expect((listed.body as { results: object[] }).results).toMatchObject([
      { entered_at: expect.any(String) as string, verified_at: null },
    ]);
    const link = await api.lastLink(email);
    expect((await setPassword(link)).status).toBe(200);
    const { body } = await logIn(email, PASSWORD);
    const bearer = { Authorization: `Bearer ${(body as { token: { access: string } }).token.access}` };
    expect((await api.get(`/api/user/applications/${id}/`, bearer)).status).toBe(200);
    expect((await setPassword(link)).status).toBe(400);
  });

  it('is found again with the mail that staff send again', async () => {
    const { email, ...rest } = student();
    await entered({ email, ...rest });
    const id = await idOf(db, { email });
    const again = await api.ask('POST', `/api/staff/people/${id}/send-verification/`, counselor.bearer);
    expect(again.status).toBe(200);
    expect((await api.lastMail(email)).letter.template).toBe('reset-password');
    expect((await setPassword(await api.lastLink(email))).status).toBe(200);
    expect((await logIn(email, PASSWORD)).status).toBe(200);
  });

  it('joins the account that the student has already', async () => {
    const known = await api.user(newAddress());
    const made = await entered(student({ email: known.email.toUpperCase() }));
    expect((await api.get(`/api/user/applications/${made.id}/`, known.bearer)).status).toBe(200);
    const { letter } = await api.lastMail(known.email);
    expect(letter).toMatchObject({ template: 'case-begun', data: { claim: false } });
  });

  it('takes a password away that a stranger left on the address, and their link', async () => {
    const email = newAddress();
    await api.ask(
      'POST',
      '/api/user/register/',
      {},
      { email, password: PASSWORD, confirm_password: PASSWORD },
    );
    const stranger = await api.lastLink(email);
    await entered(student({ email }));
    const { encodedPk, token } = stranger;
    const verified = await api.ask('POST', `/api/user/verify-email/${encodedPk}/${token}/`);
    expect(verified.status).toBe(400);
    expect((await logIn(email, PASSWORD)).status).toBe(401);
  });

  it('is begun once, however often it is sent', async () => {
    const body = student({ course: course.plain });
    const answers = await Promise.all([1, 2, 3].map(() => enter(body)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body: made }) => (made as StaffApplication).id)).size).toBe(1);
    expect((await api.sent()).filter(({ to }) => to === body.email)).toHaveLength(1);
    const twice = await enter({ ...body, ticket: randomUUID() });
    expect(twice).toMatchObject({ status: 409, body: { code: 'case_exists' } });
  });

  it.each([
    ['without consent', { agreed: false }, 'agreed'],
    ['without an address', { email: '' }, 'email'],
    ['with an address that is none', { email: 'asha' }, 'email'],
    ['for a course that does not exist', { course: 999_999 }, 'course'],
    ['for an intake that the course lacks', { intake: '2031-05' }, 'intake'],
  ])('is not begun %s', async (_case, more, field) => {
    const body = student(more);
    const answer = await enter(body);
    expect(answer).toMatchObject({ status: 400, body: { [field]: [expect.any(String)] } });
    expect(await accounts(body.email)).toEqual([]);
  });

  it('is not begun for staff, a disabled account or an enquiry that is gone, nor by an editor', async () => {
    expect(await enter(student({ email: office.email }))).toMatchObject({
      body: { code: 'account_of_staff' },
    });
    const blocked = await api.user(newAddress());
    await db.updateTable('users').set({ status: 'disabled' }).where('email', '=', blocked.email).execute();
    expect(await enter(student({ email: blocked.email }))).toMatchObject({
      body: { code: 'account_disabled' },
    });
    const gone = student({ enquiry: randomUUID() });
    expect((await enter(gone)).status).toBe(404);
    expect(await accounts(gone.email)).toEqual([]);
    expect((await enter(student(), editor)).status).toBe(403);
  });
});

describe('an enquiry that becomes a case', () => {
  it('gives its counselor, next step and history to the student', async () => {
    const wish = { name: 'Asha Rai', contact: '9841234567', source: 'walk_in', counselor: bina };
    const step = { next_step: 'Ask for the passport', next_on: '2026-12-01' };
    const asked = await api.ask('POST', '/api/staff/enquiries/', office.bearer, {
      ticket: randomUUID(),
      ...wish,
      ...step,
    });
    const { id } = asked.body as Enquiry;
    const made = (await enter(student({ enquiry: id }), office)).body as StaffApplication;
    expect(made).toMatchObject({ counselor: { id: bina }, ...step });
    const enquiry = (await api.get(`/api/staff/enquiries/${id}/`, office.bearer)).body as Enquiry;
    expect(enquiry).toMatchObject({ stage: 'applying', next_step: '', next_on: null });
    expect(enquiry.applications.map((each) => each.id)).toEqual([made.id]);
    expect(enquiry.history.map(({ kind }) => kind)).toContain('case_begun');
  });
});

it('a case begun in the office keeps its account, also if nobody ever takes it over', async () => {
  const { email, ...rest } = student();
  await entered({ email, ...rest });
  for (const days of [31, 2]) {
    api.clock.advance({ days });
    await api.accounts.cleanUp();
  }
  expect(await accounts(email)).toHaveLength(1);
});
