import { beforeAll, describe, expect, it } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';
import { applied, moveCase } from '../../../tests/support/applications.ts';
import type { TestPerson } from '../../../tests/support/people.ts';
import { STATE_WORDS } from '../../content/application-states.ts';
import { CORRECTIONS, LAPSES, TRANSITIONS } from '../../contract/application-states.ts';
import type { Application, StaffApplication } from '../../contract/applications.ts';

/** Moves of a case from state to state: which exist, who may make them, and what happens when two people try at once. */

const api = await testApi();
const { db } = api.handle;
const LIST = '/api/staff/applications/';
let asha: TestPerson;
let office: TestPerson;
beforeAll(async () => {
  asha = await api.user('asha@example.com');
  office = await api.staff('office@example.com', { first_name: 'Sita', last_name: 'Shrestha' });
});

const move = (id: string, event: string, note = '') => moveCase(api, 'staff', office, id, event, note);

describe('moving a case', () => {
  it('offers and makes exactly the moves of the table, described in plain words', async () => {
    const { id, reference } = await applied(api, asha, [['preferred_course', 'Nursing']]);
    const seen = (await api.get(`${LIST}${id}/`, office.bearer)).body as StaffApplication;
    expect(seen.moves).toEqual(['begin_review', 'request_documents', 'reject', 'withdraw']);
    api.clock.advance({ minutes: 3 });
    const moved = await move(id, 'request_documents', ' Please add:\n- your passport ');
    expect(moved.body).toMatchObject({
      state: 'documents_requested',
      state_changed_at: api.clock.now().toISOString(),
      moves: ['documents_complete', 'reject', 'withdraw'],
      account_email: asha.email,
    });
    const entry = (moved.body as StaffApplication).history.at(-1);
    expect(entry).toEqual({
      at: api.clock.now().toISOString(),
      event: 'request_documents',
      from: 'submitted',
      to: 'documents_requested',
      by: 'staff',
      who: 'Sita Shrestha',
      note: 'Please add:\n- your passport',
      files: [],
      internal: false,
      undone: false,
    });
    const { documents_requested: words } = STATE_WORDS;
    expect((await api.lastMail(asha.email)).letter).toMatchObject({
      template: 'application-moved',
      data: {
        reference,
        what: 'Nursing',
        state: words.label,
        meaning: words.meaning,
        next: words.next,
        who: 'You',
        note: 'Please add:\n- your passport',
        link: `https://prasthan.test/account/applications/${id}`,
      },
    });
    // The student reads the same as new, without the name of the colleague.
    const { body } = await api.get(`/api/user/applications/${id}/`, asha.bearer);
    const { internal: _i, undone: _u, ...shown } = entry!;
    expect((body as Application).history.at(-1)).toEqual({ ...shown, who: null, is_new: true });
  });

  const offered = ['begin_review', 'send_to_university', 'receive_offer'];
  const lodged = [...offered, 'accept', 'lodge_visa'];
  it.each([
    [
      'asks for more after the acceptance',
      [...offered, 'accept', 'request_documents', 'documents_complete', 'lodge_visa'],
    ],
    [
      'hears from the visa office that papers are missing',
      [...lodged, 'request_documents', 'documents_complete', 'lodge_visa'],
    ],
    [
      'brings an offer along',
      ['begin_review', 'receive_conditional_offer', 'receive_offer', 'accept', 'enrol', 'close'],
    ],
    ['lets a conditional offer lapse', ['begin_review', 'receive_conditional_offer', 'close', 'reopen']],
    ['loses the place again', [...offered, 'accept', 'reject', 'reopen']],
    ['never sends what is missing', ['request_documents', 'reject', 'close']],
    ['changes plans with the visa in the hand', [...lodged, 'visa_granted', 'withdraw', 'close']],
    [
      'has the visa cancelled and tries again',
      [...lodged, 'visa_granted', 'visa_refused', 'lodge_visa', 'visa_granted'],
    ],
    [
      'tries another university after a refused visa',
      [...lodged, 'visa_refused', 'reopen', 'send_to_university'],
    ],
    ['was enrolled by a wrong click', [...lodged, 'visa_granted', 'enrol', 'reopen', 'lodge_visa']],
  ])('a student who %s finds a way', async (_what, events) => {
    const { id } = await applied(api, asha);
    for (const event of events) expect(await move(id, event), event).toMatchObject({ status: 200 });
  });

  it('succeeds for one of twenty simultaneous requests, even if others would be possible after it', async () => {
    const { id } = await applied(api, asha);
    const from = 'submitted';
    const tries = Array.from({ length: 20 }, (_, index) =>
      index % 4 === 3
        ? api.ask('POST', `/api/user/applications/${id}/move/`, asha.bearer, { event: 'withdraw', from })
        : api.ask('POST', `${LIST}${id}/move/`, office.bearer, {
            event: ['begin_review', 'request_documents', 'reject'][index % 4],
            from,
            send_now: true,
          }),
    );
    const answers = await Promise.all(tries);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused).toHaveLength(19);
    for (const answer of refused)
      expect(answer).toMatchObject({ status: 409, body: { code: 'moved_meanwhile' } });
    const { history, state } = (await api.get(`${LIST}${id}/`, office.bearer)).body as StaffApplication;
    expect(history).toHaveLength(2);
    expect(history[1]).toMatchObject({ from, to: state });
  });

  it('is refused if the case was moved meanwhile, and says who moved it and when', async () => {
    const { id } = await applied(api, asha);
    await move(id, 'begin_review');
    api.clock.advance({ minutes: 1 });
    await move(id, 'send_to_university', 'Sent today.');
    const stale = (as: TestPerson, path: string, event: string) =>
      api.ask('POST', `${path}${id}/move/`, as.bearer, { event, from: 'in_review', note: 'Sorry.' });
    // The table also has this move from the current state of the case.
    const refused = await stale(office, LIST, 'reject');
    const facts = {
      code: 'moved_meanwhile',
      state: 'sent_to_university',
      event: 'send_to_university',
      by: 'staff',
      at: api.clock.now().toISOString(),
    };
    expect(refused).toMatchObject({ status: 409, body: { ...facts, who: 'Sita Shrestha' } });
    const { detail } = refused.body as { detail: string };
    expect(detail).toContain('nothing was done. Sita Shrestha moved it to "Sent to the university" on ');
    expect(detail).toMatch(/ \d{4}, \d+:\d\d [AP]M, Nepal time\.$/);
    // The student reads of a counselor, without a name or an address.
    const told = await stale(asha, '/api/user/applications/', 'withdraw');
    expect(told).toMatchObject({ status: 409, body: { ...facts, who: null } });
    expect(JSON.stringify(told.body)).toMatch(/Your counselor moved it to/);
    expect(JSON.stringify(told.body)).not.toMatch(/Sita|Shrestha|office@/);
    const { history, state } = (await api.get(`${LIST}${id}/`, office.bearer)).body as StaffApplication;
    expect([state, history.length]).toEqual(['sent_to_university', 3]);
    await moveCase(api, 'user', asha, id, 'withdraw');
    const after = await stale(office, LIST, 'reject');
    expect((after.body as { detail: string }).detail).toContain('The student moved it to "Withdrawn"');
    const own = await stale(asha, '/api/user/applications/', 'withdraw');
    expect((own.body as { detail: string }).detail).toContain('You moved it to "Withdrawn"');
  });

  it('says which field is missing or wrong', async () => {
    const { id } = await applied(api, asha);
    const post = (body: object) => api.ask('POST', `${LIST}${id}/move/`, office.bearer, body);
    expect(await post({ event: 'begin_review' })).toMatchObject({
      status: 400,
      body: { from: ['This field is required.'] },
    });
    expect(await post({ event: 'begin_review', from: 'lost' })).toMatchObject({
      status: 400,
      body: { from: ['"lost" is not a valid choice.'] },
    });
    const own = await api.ask('POST', `/api/user/applications/${id}/move/`, asha.bearer, {
      event: 'withdraw',
    });
    expect(own).toMatchObject({ status: 400, body: { from: ['This field is required.'] } });
  });

  it('sets the closing time, and clears it when the case is reopened', async () => {
    const { id } = await applied(api, asha);
    const closedAt = async () =>
      (await db.selectFrom('applications').select('closed_at').where('id', '=', id).executeTakeFirstOrThrow())
        .closed_at;
    await move(id, 'withdraw');
    expect(await closedAt()).toBeNull();
    await move(id, 'close');
    expect(await closedAt()).toEqual(api.clock.now());
    await move(id, 'reopen');
    expect(await closedAt()).toBeNull();
  });
});

describe('the table of moves in the database', () => {
  it('equals the table of the contract', async () => {
    const rows = await db
      .selectFrom('application_transitions')
      .select(['from_state as from', 'event', 'to_state as to'])
      .execute();
    const sorted = (moves: readonly { from: string; event: string; to: string }[]) =>
      moves.map(({ from, event, to }) => `${from} ${event} ${to}`).sort();
    const corrections = CORRECTIONS.map((each) => ({ ...each, event: 'correct' }));
    expect(sorted(rows)).toEqual(sorted([...TRANSITIONS, ...corrections, ...LAPSES]));
  });

  it('refuses every other move, and a case with another first state', async () => {
    const { id } = await applied(api, asha);
    const row = await db
      .selectFrom('applications')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const states = Object.keys(STATE_WORDS) as (keyof typeof STATE_WORDS)[];
    const allowed = new Set(
      [...TRANSITIONS, ...CORRECTIONS, ...LAPSES].map(({ from, to }) => `${from} ${to}`),
    );
    // The shortest path from the start to each state.
    const reached = new Map<string, string[]>([['submitted', []]]);
    for (const [from, path] of reached) {
      for (const { from: start, to } of TRANSITIONS)
        if (start === from && !reached.has(to)) reached.set(to, [...path, to]);
    }
    expect([...reached.keys()].sort()).toEqual(states.filter((state) => state !== 'draft').sort());
    for (const [from, path] of reached) {
      const { id: _, ...copy } = row;
      const made = await db
        .insertInto('applications')
        .values({ ...copy, reference: `PR-${from}`, state: 'submitted' })
        .returning('id')
        .executeTakeFirstOrThrow();
      const to = (state: (typeof states)[number]) =>
        db.updateTable('applications').set({ state }).where('id', '=', made.id).execute();
      for (const step of path) await to(step as (typeof states)[number]);
      for (const target of states) {
        if (target === from || allowed.has(`${from} ${target}`)) continue;
        await expect(to(target), `${from} to ${target}`).rejects.toThrow(/does not move/);
      }
    }
    const { id: _, ...copy } = row;
    for (const state of states.filter((each) => each !== 'submitted')) {
      const begun = db
        .insertInto('applications')
        .values({ ...copy, reference: 'PR-X', state })
        .execute();
      await expect(begun).rejects.toThrow(/begins as submitted/);
    }
  });
});
