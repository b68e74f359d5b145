import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';
import { applied } from '../../../tests/support/applications.ts';
import { idOf, UNPLANNED } from '../../../tests/support/call-recipes.ts';
import { enterOffer, offersPath } from '../../../tests/support/recipes/offers.ts';
import type { Today } from '../../contract/today.ts';
import { deadlineTable } from '../../domain/today/deadlines.ts';

/** Offers and dates of cases in the queue of the day. The clock stands on 1 June 2026, 11:45 in Nepal. */

const api = await testApi();
const { db } = api.handle;
const asha = await api.user('asha@example.com');
const sita = await api.staff(
  'sita@prasthan.test',
  { first_name: 'Sita', last_name: 'Shrestha' },
  'counselor',
);
const sitaId = await idOf(db, sita);
let bearer = sita.bearer;
let id: string;
beforeEach(async () => {
  await db.deleteFrom('applications').execute();
  id = (await applied(api, asha)).id;
  await api.ask('POST', `/api/staff/applications/${id}/follow-up/`, bearer, {
    before: UNPLANNED,
    after: { counselor: sitaId },
  });
});

const QUIET = { reply_by: null, deposit: null, deposit_due: null, conditions: [] };
const enter = (offer: object) => enterOffer(api, { bearer }, id, { ...QUIET, ...offer });
const queue = async () => {
  const { results } = (await api.get('/api/staff/today/?whose=mine', bearer)).body as Today;
  return results.flatMap((item) => {
    if (item.kind !== 'application') return [];
    const { section, deadline, since } = item;
    return [{ section, deadline, since }];
  });
};
const addDate = (kind: string, on: string, name = '') =>
  api.ask('POST', `/api/staff/applications/${id}/dates/`, bearer, {
    ticket: randomUUID(),
    kind,
    name,
    on,
  });

describe('the section of deadlines', () => {
  it('has deposits until they are paid, and conditions until they are met', async () => {
    const { offers } = await enter({
      deposit: 8500,
      deposit_due: '2026-06-05',
      conditions: [{ text: 'IELTS 7.0', due_on: '2026-06-03' }],
    });
    const [offer] = offers;
    expect(await queue()).toMatchObject([
      { deadline: { kind: 'condition', name: 'IELTS 7.0 (Sample University)', on: '2026-06-03' } },
    ]);
    const tick = `${offersPath(id)}${offer!.id}/conditions/${offer!.conditions[0]!.id}/`;
    await api.ask('POST', tick, bearer, { done: true });
    expect(await queue()).toMatchObject([
      { deadline: { kind: 'deposit', name: 'Sample University', on: '2026-06-05' } },
    ]);
    await db.updateTable('offers').set({ deposit_paid_on: '2026-06-01' }).execute();
    expect(await queue()).toEqual([]);
  });

  it('has the dates of the case until they are done', async () => {
    await addDate('visa_decision', '2026-06-30');
    expect(await queue()).toEqual([]);
    await addDate('biometrics', '2026-06-10', 'VFS Kathmandu');
    await addDate('enrolment', '2026-06-12');
    expect(await queue()).toMatchObject([
      { section: 'deadline', deadline: { kind: 'biometrics', name: 'VFS Kathmandu', on: '2026-06-10' } },
    ]);
    await db.updateTable('case_dates').set({ done_at: new Date() }).execute();
    expect(await queue()).toEqual([]);
  });

  it('is read by indexes', async () => {
    const lines = await db.transaction().execute(async (trx) => {
      await sql`set local enable_seqscan = off`.execute(trx);
      const { rows } = await sql<Record<string, string>>`
        explain select * from ${deadlineTable('2026-06-01')} as f`.execute(trx);
      return rows.map((row) => Object.values(row)[0]!).join('\n');
    });
    for (const index of ['offers_reply_by', 'offers_deposit_due', 'offer_conditions_due', 'case_dates_open'])
      expect(lines).toContain(index);
    expect(lines).not.toContain('Seq Scan on offers');
  });

  // Last, because it moves the clock.
  it('has offers to reply to within 14 days in Nepal, and those that were missed', async () => {
    await enter({ reply_by: '2026-06-16' });
    expect(await queue()).toEqual([]);
    // A quarter past midnight in Nepal; in UTC it is still the first of June.
    api.clock.advance({ hours: 12, minutes: 30 });
    ({ bearer } = await api.logIn(sita.email));
    expect(await queue()).toEqual([
      {
        section: 'deadline',
        deadline: { kind: 'reply', name: 'Sample University', on: '2026-06-16' },
        since: '2026-06-15T18:15:00.000Z',
      },
    ]);
    const missed = await enter({ university: 'Late University', reply_by: '2026-05-20' });
    expect(await queue()).toMatchObject([{ deadline: { name: 'Late University', on: '2026-05-20' } }]);
    // After 90 days nobody is reminded any more.
    await enter({ university: 'Old University', reply_by: '2026-02-01' });
    expect(await queue()).toMatchObject([{ deadline: { name: 'Late University' } }]);
    const late = missed.offers.find(({ university }) => university === 'Late University')!;
    await api.ask('POST', `${offersPath(id)}${late.id}/state/`, bearer, {
      version: 1,
      state: 'lapsed',
    });
    expect(await queue()).toMatchObject([{ deadline: { name: 'Sample University' } }]);
  });
});
