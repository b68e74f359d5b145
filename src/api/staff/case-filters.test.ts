import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';
import { applied, moveCase } from '../../../tests/support/applications.ts';
import { idOf, UNPLANNED } from '../../../tests/support/call-recipes.ts';
import type { TestPerson } from '../../../tests/support/people.ts';
import type { StaffApplication, StaffApplicationItem } from '../../contract/applications.ts';

/** The list of cases, narrowed by the day of the next step, by source and by quiet, alone and together. */

const api = await testApi();
const { db } = api.handle;
const LIST = '/api/staff/applications/';
let asha: TestPerson;
let maya: TestPerson;
let sita: TestPerson;
beforeAll(async () => {
  asha = await api.user('asha@example.com');
  maya = await api.user('maya@example.com');
  sita = await api.staff('sita@prasthan.test', { first_name: 'Sita', last_name: 'Shrestha' }, 'counselor');
});
beforeEach(async () => {
  await db.deleteFrom('applications').execute();
  await db.deleteFrom('enquiries').execute();
});

const found = async (query: string) => {
  const { status, body } = await api.get(`${LIST}?${query}`, sita.bearer);
  expect(status, query).toBe(200);
  return (body as { results: StaffApplicationItem[] }).results.map(({ id }) => id).toSorted();
};
const plan = (id: string, next_on: string) =>
  api.ask('POST', `${LIST}${id}/follow-up/`, sita.bearer, { before: UNPLANNED, after: { next_on } });
const later = async (days: number) => {
  api.clock.advance({ days });
  [asha, maya, sita] = await Promise.all([
    api.logIn(asha.email),
    api.logIn(maya.email),
    api.logIn(sita.email),
  ]);
};

it('finds what is overdue, due today, this week and without a day', async () => {
  const cases = await Promise.all(Array.from({ length: 4 }, () => applied(api, asha)));
  const [late, today, soon, never] = cases.map(({ id }) => id) as [string, string, string, string];
  const day = (ahead: number) =>
    new Date(api.clock.now().getTime() + ahead * 86_400_000).toLocaleDateString('sv', {
      timeZone: 'Asia/Kathmandu',
    });
  await plan(late, day(-1));
  await plan(today, day(0));
  await plan(soon, day(6));
  expect(await found('due=overdue')).toEqual([late]);
  expect(await found('due=today')).toEqual([today]);
  expect(await found('due=now')).toEqual([late, today].toSorted());
  expect(await found('due=week')).toEqual([late, today, soon].toSorted());
  expect(await found('due=none')).toEqual([never]);
});

describe('the source', () => {
  const enquiry = async (person: TestPerson, source: string, entered_at: Date) =>
    db
      .insertInto('enquiries')
      .values({
        name: '',
        email: person.email,
        email_key: person.email,
        source: source as 'fair',
        user_id: await idOf(db, person),
        entered_at,
        stage_changed_at: entered_at,
        last_at: entered_at,
      })
      .execute();

  it('is that of the first enquiry of the student', async () => {
    const [hers, other] = [await applied(api, asha), await applied(api, maya)];
    await enquiry(asha, 'phone', new Date('2026-05-02T05:00:00Z'));
    await enquiry(asha, 'fair', new Date('2026-05-01T05:00:00Z'));
    expect(await found('source=fair')).toEqual([hers.id]);
    expect(await found('source=phone')).toEqual([]);
    expect(await found('source=direct')).toEqual([other.id]);
    expect(await found('source=fair&source=direct')).toEqual([hers.id, other.id].toSorted());
  });

  it('goes with every other filter, and the download takes the same', async () => {
    const [hers, done] = [await applied(api, asha), await applied(api, asha)];
    await applied(api, maya);
    await enquiry(asha, 'fair', new Date('2026-05-01T05:00:00Z'));
    await moveCase(api, 'staff', sita, done.id, 'begin_review');
    expect(await found('source=fair&state=in_review')).toEqual([done.id]);
    const { body } = await api.get(
      `${LIST}export/?source=fair&state=submitted&format=csv`,
      await api.prove(sita),
    );
    const table = Buffer.from(body as Uint8Array).toString();
    expect(table).toContain(hers.reference);
    expect(table).not.toContain(done.reference);
  });
});

describe('quiet cases', () => {
  it('are open ones in which nobody wrote or moved for so many days', async () => {
    const [quiet, moved, answered, ended] = await Promise.all(
      Array.from({ length: 4 }, () => applied(api, asha)),
    );
    await moveCase(api, 'staff', sita, ended!.id, 'reject');
    await later(10);
    expect(await found('quiet=10')).toEqual([quiet!.id, moved!.id, answered!.id].toSorted());
    await moveCase(api, 'staff', sita, moved!.id, 'begin_review');
    await api.ask('POST', `/api/user/applications/${answered!.id}/note/`, asha.bearer, { note: 'Hello?' });
    // Assigning a case and writing to colleagues is nothing that the student hears of.
    await plan(quiet!.id, '2026-12-01');
    const note = { kind: 'internal_note', note: 'Who takes this?' };
    await api.ask('POST', `${LIST}${quiet!.id}/internal-note/`, sita.bearer, note);
    expect(await found('quiet=10')).toEqual([quiet!.id]);
    expect(await found('quiet=11')).toEqual([]);
    await api.ask('POST', `${LIST}${quiet!.id}/internal-note/`, sita.bearer, { ...note, kind: 'call' });
    expect(await found('quiet=10')).toEqual([]);
  });

  it('stay quiet when a move is taken back', async () => {
    const { id } = await applied(api, asha);
    await later(8);
    const move = { event: 'begin_review', from: 'submitted' };
    const moved = (await api.ask('POST', `${LIST}${id}/move/`, sita.bearer, move)).body as StaffApplication;
    expect(await found('quiet=7')).toEqual([]);
    await api.ask('POST', `${LIST}${id}/undo/`, sita.bearer, { move: moved.held!.move });
    expect(await found('quiet=7')).toEqual([id]);
  });

  it.each(['0', '-1', '1.5', 'x', '1000'])('are not those of %s days', async (days) => {
    expect((await api.get(`${LIST}?quiet=${days}`, sita.bearer)).status).toBe(400);
  });
});
