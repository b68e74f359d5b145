import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';
import { applied, moveCase, pdf, sendForm } from '../../../tests/support/applications.ts';
import { PASSWORD, type TestPerson } from '../../../tests/support/people.ts';
import { STATE_WORDS } from '../../content/application-states.ts';
import type { Application, StaffApplication } from '../../contract/applications.ts';
import { HOLD_MINUTES } from '../../domain/applications/policy.ts';

/** A wrong move of staff: taken back before the student sees it, or sent at once. */

const api = await testApi();
const { db } = api.handle;
const LIST = '/api/staff/applications/';
const OWN = '/api/user/applications/';
let asha: TestPerson;
let sita: TestPerson;
let ram: TestPerson;
let count = 0;
beforeEach(async () => {
  count += 1;
  asha = await api.user(`asha${count}@example.com`);
  sita = await api.staff('sita@example.com', { first_name: 'Sita', last_name: 'Shrestha' });
  ram = await api.staff('ram@example.com', { first_name: 'Ram', last_name: 'Thapa' });
});

const own = async (id: string) => (await api.get(`${OWN}${id}/`, asha.bearer)).body as Application;
const seen = async (id: string) => (await api.get(`${LIST}${id}/`, sita.bearer)).body as StaffApplication;
/** A move that waits. */
async function move(id: string, event: string, note = '', as = sita): Promise<StaffApplication> {
  const { state: from } = await seen(id);
  const answer = await api.ask('POST', `${LIST}${id}/move/`, as.bearer, { event, from, note });
  expect(answer.status).toBe(200);
  return answer.body as StaffApplication;
}
const post = (id: string, what: string, body: object, as = sita) =>
  api.ask('POST', `${LIST}${id}/${what}/`, as.bearer, body);
const mailsTo = async ({ email }: TestPerson) => (await api.sent()).filter(({ to }) => to === email);
/** All that a student can see or take home. */
async function everything(id: string): Promise<string> {
  const reads = [`${OWN}${id}/`, OWN, '/api/user/export/', '/api/user/reusable/'];
  const bodies: unknown[] = [];
  for (const read of reads) bodies.push((await api.get(read, asha.bearer)).body);
  return JSON.stringify([bodies, (await mailsTo(asha)).map(({ letter }) => letter)]);
}
/** Papers of the checklist name offers whatever the state is. No offer was entered. */
const withoutPapers = (text: string): string =>
  text.replace(/"offers":\[\],"checklists":.*?,"enquiries"/s, '"enquiries"');
const later = (time: Parameters<typeof api.clock.advance>[0]) => api.clock.advance(time);

describe('a move of staff', () => {
  it('is seen by staff at once, and by the student and by mail five minutes later', async () => {
    const { id } = await applied(api, asha);
    await move(id, 'begin_review');
    later({ minutes: HOLD_MINUTES });
    const mails = (await mailsTo(asha)).length;
    const before = await own(id);
    const moved = await move(id, 'receive_offer', 'Congratulations!');
    const shown_at = new Date(api.clock.now().getTime() + HOLD_MINUTES * 60_000).toISOString();
    expect(moved).toMatchObject({
      state: 'offer',
      held: { event: 'receive_offer', from: 'in_review', to: 'offer', who: 'Sita Shrestha', shown_at },
    });
    expect(await own(id)).toEqual(before);
    expect((await api.get(OWN, asha.bearer)).body).toMatchObject({ results: [{ id, state: 'in_review' }] });
    expect(withoutPapers(await everything(id))).not.toMatch(/offer|Congratulations/i);
    expect(await mailsTo(asha)).toHaveLength(mails);
    later({ minutes: HOLD_MINUTES });
    expect(await own(id)).toMatchObject({ state: 'offer', moves: ['accept', 'withdraw'] });
    expect((await own(id)).history.at(-1)).toMatchObject({
      event: 'receive_offer',
      note: 'Congratulations!',
    });
    expect((await seen(id)).held).toBeNull();
    expect(await mailsTo(asha)).toHaveLength(mails + 1);
    expect((await api.lastMail(asha.email)).letter.data).toMatchObject({ state: STATE_WORDS.offer.label });
  });

  it('is taken back by a colleague, and leaves no trace for the student', async () => {
    const { id } = await applied(api, asha);
    const before = await own(id);
    const untouched = await everything(id);
    later({ minutes: 1 });
    const { held } = await move(id, 'reject', 'Sorry, no place.');
    later({ minutes: 4 });
    const undone = await post(id, 'undo', { move: held!.move }, ram);
    expect(undone).toMatchObject({ status: 200, body: { state: 'submitted', held: null } });
    expect(await own(id)).toEqual(before);
    later({ days: 1 });
    asha = await api.logIn(asha.email);
    sita = await api.logIn(sita.email);
    await api.mails.cleanUp();
    expect(await own(id)).toEqual(before);
    expect(await everything(id)).not.toMatch(/reject|no place|undone|Not successful/i);
    expect((await mailsTo(asha)).length).toBe(JSON.parse(untouched)[1].length);
    // Staff see both, and so does the log of changes.
    const { history } = await seen(id);
    expect(history.slice(1)).toMatchObject([
      { event: 'reject', internal: true, undone: true, who: 'Sita Shrestha', note: 'Sorry, no place.' },
      { event: 'move_undone', from: 'rejected', to: 'submitted', internal: true, who: 'Ram Thapa' },
    ]);
    const log = await db.selectFrom('change_log').select('action').where('object', '=', id).execute();
    expect(log.map(({ action }) => action)).toEqual(['moved', 'undone']);
  });

  it('restores what the move had changed: the closing, and documents deleted before a reopening', async () => {
    const { id } = await applied(api, asha);
    await moveCase(api, 'staff', sita, id, 'withdraw');
    const row = () =>
      db
        .selectFrom('applications')
        .select(['state', 'state_changed_at', 'closed_at', 'documents_deleted_at'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
    const withdrawn = await row();
    const closing = await move(id, 'close');
    expect((await row()).closed_at).toEqual(api.clock.now());
    expect(
      (
        await sendForm(api, `${OWN}${id}/documents/`, asha, [
          ['cv_documents[0][file]', { name: 'late.pdf', bytes: pdf() }],
        ])
      ).status,
    ).toBe(200);
    await post(id, 'undo', { move: closing.held!.move });
    expect(await row()).toEqual(withdrawn);
    await moveCase(api, 'staff', sita, id, 'close');
    await db
      .updateTable('applications')
      .set({ documents_deleted_at: api.clock.now() })
      .where('id', '=', id)
      .execute();
    const closed = await row();
    later({ minutes: 1 });
    const reopening = await move(id, 'reopen');
    expect((await row()).documents_deleted_at).toBeNull();
    expect(await own(id)).toMatchObject({ state: 'closed', documents_deleted_at: expect.any(String) });
    await post(id, 'undo', { move: reopening.held!.move });
    expect(await row()).toEqual(closed);
  });

  it('can be taken back twice without harm, but not after its time, and not below a later one', async () => {
    const { id } = await applied(api, asha);
    const first = (await move(id, 'begin_review')).held!.move;
    later({ minutes: 1 });
    const second = (await move(id, 'send_to_university')).held!.move;
    expect(await post(id, 'undo', { move: first })).toMatchObject({
      status: 409,
      body: { code: 'cannot_undo' },
    });
    expect((await own(id)).state).toBe('submitted');
    for (const as of [sita, ram])
      expect(await post(id, 'undo', { move: second }, as)).toMatchObject({
        status: 200,
        body: { state: 'in_review' },
      });
    expect((await seen(id)).held).toMatchObject({ move: first });
    later({ minutes: HOLD_MINUTES - 1 });
    expect(await post(id, 'undo', { move: first })).toMatchObject({
      status: 409,
      body: { code: 'cannot_undo' },
    });
    expect((await own(id)).state).toBe('in_review');
    // A move of another case has no effect on this one.
    const { id: other } = await applied(api, asha);
    const theirs = (await move(other, 'begin_review')).held!.move;
    expect((await post(id, 'undo', { move: theirs })).status).toBe(409);
    expect((await seen(other)).held).toMatchObject({ move: theirs });
    expect((await post(crypto.randomUUID(), 'undo', { move: theirs })).status).toBe(404);
    expect((await post(id, 'undo', { move: theirs }, asha)).status).toBe(403);
  });

  it('is taken back by one of two people, and a move of the other from the undone state is refused', async () => {
    const { id } = await applied(api, asha);
    const { held } = await move(id, 'reject');
    await post(id, 'undo', { move: held!.move });
    const stale = await post(id, 'move', { event: 'reopen', from: 'rejected' }, ram);
    expect(stale).toMatchObject({
      status: 409,
      body: { code: 'moved_meanwhile', state: 'submitted', event: 'move_undone', who: 'Sita Shrestha' },
    });
  });

  it('can be sent now, with the held ones before it; then it cannot be taken back', async () => {
    const { id } = await applied(api, asha);
    await move(id, 'begin_review');
    const { held } = await move(id, 'receive_offer');
    const sent = await post(id, 'send-now', { move: held!.move }, ram);
    expect(sent).toMatchObject({ status: 200, body: { held: null } });
    expect((await own(id)).history.map(({ event }) => event)).toEqual([
      'submit',
      'begin_review',
      'receive_offer',
    ]);
    const states = (await mailsTo(asha)).flatMap(({ letter }) =>
      'state' in letter.data ? [letter.data.state] : [],
    );
    expect(states).toEqual([STATE_WORDS.in_review.label, STATE_WORDS.offer.label]);
    expect((await post(id, 'send-now', { move: held!.move })).status).toBe(200);
    expect(await post(id, 'undo', { move: held!.move })).toMatchObject({ status: 409 });
    later({ minutes: HOLD_MINUTES });
    expect((await mailsTo(asha)).flatMap(({ letter }) => ('state' in letter.data ? [1] : []))).toHaveLength(
      2,
    );
    const undone = (await move(id, 'accept')).held!.move;
    await post(id, 'undo', { move: undone });
    expect(await post(id, 'send-now', { move: undone })).toMatchObject({
      status: 409,
      body: { code: 'already_undone' },
    });
  });

  it('gives way to what the student does meanwhile about the state that they see', async () => {
    const { id } = await applied(api, asha);
    await moveCase(api, 'staff', sita, id, 'begin_review');
    await moveCase(api, 'staff', sita, id, 'receive_offer');
    later({ minutes: 10 });
    await move(id, 'reject', 'The university took it back.');
    const accepted = await moveCase(api, 'user', asha, id, 'accept', 'Thank you!');
    expect(accepted).toMatchObject({ status: 200, body: { state: 'accepted' } });
    expect(await everything(id)).not.toMatch(/reject|took it back|undone/i);
    const office = await seen(id);
    expect(office).toMatchObject({ state: 'accepted', held: null, unread_since: expect.any(String) });
    expect(office.history.slice(-3)).toMatchObject([
      { event: 'reject', undone: true },
      { event: 'move_undone', by: 'system', who: null, to: 'offer' },
      { event: 'accept', from: 'offer', by: 'student' },
    ]);
    later({ minutes: 10 });
    const news = (await mailsTo(asha)).flatMap(({ letter }) =>
      'news' in letter.data ? [letter.data.news] : [],
    );
    expect(news.at(-1)).toBe('offer accepted');
    expect(news.join()).not.toContain('not successful');
  });

  it('is mailed even if the job is late or lost, and not twice', async () => {
    const { id } = await applied(api, asha);
    const mails = (await mailsTo(asha)).length;
    await move(id, 'begin_review');
    later({ minutes: 90 });
    sita = await api.logIn(sita.email);
    asha = await api.logIn(asha.email);
    expect((await own(id)).state).toBe('in_review');
    await api.mails.cleanUp();
    expect(await mailsTo(asha)).toHaveLength(mails + 1);
  });

  it('that waits is erased with the student, with its mail', async () => {
    const { id } = await applied(api, asha);
    await move(id, 'begin_review');
    await api.ask('POST', '/api/user/delete/', asha.bearer, { password: PASSWORD });
    expect((await post(id, 'undo', { move: 1 })).status).toBe(404);
    const { rows } = await sql<{ left: number }>`select count(*)::int as left from held_moves m
      where m.application_id = ${id}`.execute(db);
    expect(rows[0]?.left).toBe(0);
    later({ minutes: 10 });
    expect((await mailsTo(asha)).filter(({ letter }) => letter.template === 'application-moved')).toEqual([]);
  });

  it('leaves nothing behind for good: what taking back needs is deleted a day later', async () => {
    const { id } = await applied(api, asha);
    await move(id, 'begin_review');
    later({ days: 2 });
    await api.applications.cleanUp();
    const left = await db
      .selectFrom('held_moves')
      .select('history_id')
      .where('application_id', '=', id)
      .execute();
    expect(left).toEqual([]);
  });
});
