import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';
import { applied, moveCase } from '../../../tests/support/applications.ts';
import type { TestPerson } from '../../../tests/support/people.ts';
import type { StaffApplication } from '../../contract/applications.ts';
import type { BulkMoved, BulkPreview } from '../../contract/case-bulk.ts';
import type { FollowUpsDone } from '../../contract/follow-up.ts';
import { HOLD_MINUTES } from '../../domain/applications/policy.ts';

/** Moves of several cases and messages to their students: seen before, reported after, taken back in time. */

const api = await testApi();
const LIST = '/api/staff/applications/';
const GONE = '00000000-0000-4000-8000-000000000000';
let asha: TestPerson;
let sita: TestPerson;
beforeAll(async () => {
  asha = await api.user('asha@example.com');
  sita = await api.staff('sita@prasthan.test', { first_name: 'Sita', last_name: 'Shrestha' }, 'counselor');
});
beforeEach(async () => {
  await api.handle.db.deleteFrom('applications').execute();
});

async function post<T>(what: string, body: object): Promise<T> {
  const answer = await api.ask('POST', `${LIST}${what}/`, sita.bearer, body);
  expect(answer.status).toBe(200);
  return answer.body as T;
}
const preview = (ids: string[], what: object) => post<BulkPreview>('preview', { ids, what });
const move = (items: object[], event = 'begin_review', note = '') =>
  post<BulkMoved>('move', { items, event, note });
const read = async (id: string) => (await api.get(`${LIST}${id}/`, sita.bearer)).body as StaffApplication;
const mails = async () => (await api.sent()).filter(({ to }) => to === asha.email).length;

describe('a move of several cases', () => {
  it('is previewed: where each goes, who gets the mail, and which cannot and why', async () => {
    const [one, two] = [await applied(api, asha), await applied(api, asha)];
    await moveCase(api, 'staff', sita, two.id, 'begin_review');
    const { cases } = await preview([one.id, two.id, GONE], { does: 'move', event: 'begin_review' });
    expect(cases).toMatchObject([
      {
        id: one.id,
        reference: one.reference,
        email: asha.email,
        from: 'submitted',
        to: 'in_review',
        problem: '',
      },
      { id: two.id, from: 'in_review', to: null, problem: 'From "In review" there is no such move.' },
    ]);
    expect((await read(one.id)).state).toBe('submitted');
  });

  it('moves those that can, names the others, and is held for each', async () => {
    const cases = [await applied(api, asha), await applied(api, asha), await applied(api, asha)];
    const [one, two, three] = cases.map(({ id }) => id) as [string, string, string];
    await moveCase(api, 'staff', sita, three, 'begin_review');
    api.clock.advance({ minutes: HOLD_MINUTES });
    const before = await mails();
    const items = [one, two, three, GONE].map((id) => ({ id, from: 'submitted' }));
    const done = await move(items, 'begin_review', 'We have begun.');
    expect(done).toMatchObject({ changed: 2, same: 0 });
    expect(done.left).toEqual([
      {
        id: three,
        title: cases[2]!.reference,
        reason: 'It has changed meanwhile and is "In review" now.',
      },
      { id: GONE, title: '', reason: 'This case no longer exists.' },
    ]);
    expect(done.moves.map(({ id }) => id)).toEqual([one, two]);
    expect(await read(one)).toMatchObject({ state: 'in_review', held: { note: 'We have begun.' } });
    expect(await mails()).toBe(before);
    api.clock.advance({ minutes: HOLD_MINUTES });
    expect(await mails()).toBe(before + 2);
  });

  it('is made once when it is sent again after a lost answer', async () => {
    const { id } = await applied(api, asha);
    const items = [{ id, from: 'submitted' }];
    const first = await move(items);
    expect(await move(items)).toEqual({ ...first, changed: 0, same: 1 });
    const { history } = await read(id);
    expect(history.filter(({ event }) => event === 'begin_review')).toHaveLength(1);
  });

  it('is taken back as a whole, except where it is too late', async () => {
    // The mail of the test before.
    api.clock.advance({ minutes: HOLD_MINUTES });
    const [one, two] = [await applied(api, asha), await applied(api, asha)];
    const before = await mails();
    const { moves } = await move([one, two].map(({ id }) => ({ id, from: 'submitted' })));
    await api.ask('POST', `${LIST}${two.id}/send-now/`, sita.bearer, { move: moves[1]!.move });
    const undone = await post<FollowUpsDone>('undo', { items: moves });
    expect(undone).toMatchObject({ changed: 1, left: [{ id: two.id, title: two.reference }] });
    expect([(await read(one.id)).state, (await read(two.id)).state]).toEqual(['submitted', 'in_review']);
    api.clock.advance({ minutes: HOLD_MINUTES });
    expect(await mails()).toBe(before + 1);
  });

  it.each([0, 101])('of %d cases is refused', async (count) => {
    const items = Array.from({ length: count }, () => ({ id: GONE, from: 'submitted' }));
    const body = { items, event: 'begin_review', note: '' };
    expect((await api.ask('POST', `${LIST}move/`, sita.bearer, body)).status).toBe(400);
  });
});

describe('a message to several students', () => {
  const note = 'Dear {first_name}, about {reference}: {counselor} will call.';

  it('is filled in for each, and left where the case has nothing for a field', async () => {
    const named = [['first_name', 'Asha']] as const satisfies Parameters<typeof applied>[2];
    const [one, two] = [await applied(api, asha, named), await applied(api, asha, named)];
    const counselor = (await api.get('/api/staff/colleagues/', sita.bearer)).body as {
      colleagues: { id: string; name: string }[];
    };
    const { id: me } = counselor.colleagues.find(({ name }) => name === 'Sita Shrestha')!;
    await api.ask('POST', `${LIST}${one.id}/follow-up/`, sita.bearer, {
      before: { counselor: null, next_step: '', next_on: null },
      after: { counselor: me },
    });
    const { cases } = await preview([one.id, two.id], { does: 'write', note });
    const text = `Dear Asha, about ${one.reference}: Sita Shrestha will call.`;
    expect(cases).toMatchObject([
      { id: one.id, email: asha.email, text, problem: '' },
      { id: two.id, problem: expect.stringContaining('{counselor}') as string },
    ]);
    const before = await mails();
    const done = await post<FollowUpsDone>('note', { ids: [one.id, two.id], note });
    expect(done).toMatchObject({ changed: 1, left: [{ id: two.id, title: two.reference }] });
    expect((await read(one.id)).history.at(-1)).toMatchObject({ event: 'note', note: text });
    expect(await mails()).toBe(before + 1);
    expect((await preview([one.id], { does: 'write', note })).cases[0]!.problem).toMatch(/within 24 hours/);
    expect(await post('note', { ids: [one.id], note })).toMatchObject({ changed: 0, same: 1 });
  });

  it('can begin with a template, whose fields are not filled in yet', async () => {
    const { body } = await api.get('/api/staff/message-templates/', sita.bearer);
    expect((body as { templates: { text: string }[] }).templates[0]!.text).toContain('{first_name}');
  });
});
