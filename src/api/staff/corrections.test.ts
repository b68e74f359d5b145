import { expect, it } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';
import { applied, moveCase } from '../../../tests/support/applications.ts';
import type { Application, StaffApplication } from '../../contract/applications.ts';

/** A wrong move that the student has seen: put right, with an explanation. */

const api = await testApi();
const asha = await api.user('asha@example.com');
const sita = await api.staff('sita@example.com');
const path = (id: string) => `/api/staff/applications/${id}/`;
const own = async (id: string) =>
  (await api.get(`/api/user/applications/${id}/`, asha.bearer)).body as Application;
const seen = async (id: string) => (await api.get(path(id), sita.bearer)).body as StaffApplication;
const post = (id: string, what: string, body: object) =>
  api.ask('POST', `${path(id)}${what}/`, sita.bearer, body);

it('a correction goes to a state of the table, explains itself to the student, and can be taken back', async () => {
  const { id } = await applied(api, asha);
  await moveCase(api, 'staff', sita, id, 'begin_review');
  await moveCase(api, 'staff', sita, id, 'reject');
  const { corrections } = await seen(id);
  expect(corrections).toContain('in_review');
  expect(corrections).not.toContain('rejected');
  const correct = (body: object) => post(id, 'correct', { from: 'rejected', ...body });
  expect((await correct({ to: 'in_review' })).body).toMatchObject({ note: ['This field is required.'] });
  expect((await correct({ to: 'in_review', note: ' ' })).status).toBe(400);
  expect(await correct({ to: 'visa_granted', note: 'x' })).toMatchObject({
    body: { code: 'no_such_move' },
  });
  expect(await post(id, 'correct', { from: 'offer', to: 'in_review', note: 'x' })).toMatchObject({
    body: { code: 'moved_meanwhile' },
  });
  const first = await correct({ to: 'in_review', note: 'Wrong case. <b>Sorry</b>.' });
  expect(first).toMatchObject({ status: 200, body: { state: 'in_review', held: { event: 'correct' } } });
  expect((await own(id)).state).toBe('rejected');
  const { held } = first.body as StaffApplication;
  expect(await post(id, 'correct', { from: 'in_review', to: 'offer', note: 'x' })).toMatchObject({
    status: 409,
    body: { code: 'undo_instead' },
  });
  expect((await post(id, 'undo', { move: held!.move })).body).toMatchObject({ state: 'rejected' });
  await correct({ to: 'in_review', note: 'Wrong case. Sorry.', send_now: true });
  expect((await own(id)).history.at(-1)).toMatchObject({
    event: 'correct',
    note: 'Wrong case. Sorry.',
    who: null,
  });
  const { letter } = await api.lastMail(asha.email);
  expect(letter.subject).toMatch(/corrected to in review$/);
  expect(letter.data).toMatchObject({
    note: 'Wrong case. Sorry.',
    meaning: expect.stringContaining('our mistake'),
  });
});
