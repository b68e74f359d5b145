import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';
import { applied } from '../../../tests/support/applications.ts';
import { idOf } from '../../../tests/support/call-recipes.ts';
import { PASSWORD, type TestPerson } from '../../../tests/support/people.ts';
import type { Enquiry } from '../../contract/enquiries.ts';
import type { MergePreview, StudentRecord } from '../../contract/students.ts';

/** One record per student: what belongs to an account, whose an enquiry is, and two accounts made one. */

const api = await testApi();
const { db } = api.handle;
const office = await api.staff('office@example.com', { first_name: 'Sita', last_name: 'Shrestha' });
const editor = await api.staff('editor@example.com', undefined, 'editor');

let count = 0;
async function student(): Promise<TestPerson & { id: string }> {
  const person = await api.user(`student${(count += 1)}@example.com`);
  return { ...person, id: await idOf(db, person) };
}
const record = async (id: string) =>
  (await api.get(`/api/staff/people/${id}/record/`, office.bearer)).body as StudentRecord;
async function enquiry(more: object = {}): Promise<string> {
  const body = { ticket: randomUUID(), source: 'walk_in', contact: `98412${10_000 + (count += 1)}`, ...more };
  return ((await api.ask('POST', '/api/staff/enquiries/', office.bearer, body)).body as Enquiry).id;
}
const link = (id: string, from: string | null, person: string | null, by = office) =>
  api.ask('POST', `/api/staff/enquiries/${id}/person/`, by.bearer, { from, person });
const preview = async (id: string, other: string) =>
  api.get(`/api/staff/people/${id}/merge/${other}/`, office.bearer);
const merge = async (id: string, other: string, by = office) => {
  const { body } = await preview(id, other);
  const moves = (body as MergePreview).moves;
  return api.ask('POST', `/api/staff/people/${id}/merge/`, by.bearer, { other, moves });
};
const unmerge = (id: string, merged: number, by = office) =>
  api.ask('POST', `/api/staff/people/${id}/unmerge/`, by.bearer, { merge: merged });
const ownCases = async ({ bearer }: TestPerson) =>
  ((await api.get('/api/user/applications/', bearer)).body as { count: number }).count;

describe('the record of a student', () => {
  it('has what each form says, with its source, and what was said', async () => {
    const asha = await student();
    const { id } = await applied(api, asha);
    await db
      .updateTable('applications')
      .set({ first_name: 'Asha', last_name: 'Rai' })
      .where('id', '=', id)
      .execute();
    const asked = await enquiry({ name: 'Asha Raee', contact: '9841999888', interest: 'Nursing' });
    await api.ask('POST', `/api/staff/enquiries/${asked}/log/`, office.bearer, {
      ticket: randomUUID(),
      kind: 'called',
      note: 'Asked for the fees.',
    });
    expect((await link(asked, null, asha.id)).status).toBe(200);
    await api.ask('POST', `/api/staff/applications/${id}/internal-note/`, office.bearer, {
      kind: 'call',
      note: 'The passport comes next week.',
    });
    const known = await record(asha.id);
    expect(known.applications).toMatchObject([{ id, state: 'submitted' }]);
    expect(known.enquiries).toMatchObject([{ id: asked, interest: 'Nursing' }]);
    const said = known.profile.map(({ field, value, from }) => [field, value, from]);
    expect(said).toContainEqual(['email', asha.email, 'account']);
    expect(said).toContainEqual(['name', 'Asha Raee', 'enquiry']);
    expect(said.filter(([field]) => field === 'name').map(([, , from]) => from)).toContain('application');
    expect(known.talks.map(({ note }) => note)).toEqual(
      expect.arrayContaining(['The passport comes next week.', 'Asked for the fees.']),
    );
    expect(known.similar.map((each) => each.id)).not.toContain(asked);
  });

  it('names who may be the same person', async () => {
    const one = await student();
    await db.updateTable('users').set({ contact: '9841777666' }).where('id', '=', one.id).execute();
    const other = await enquiry({ contact: '+977 984-1777666' });
    expect((await record(one.id)).similar).toMatchObject([{ id: other, because: 'contact' }]);
  });

  it('is not there for other ids', async () => {
    for (const id of [randomUUID(), 'x'])
      expect((await api.get(`/api/staff/people/${id}/record/`, office.bearer)).status).toBe(404);
  });
});

describe('whose an enquiry is', () => {
  it('is said and taken back, unless a colleague said otherwise meanwhile', async () => {
    const [one, two] = [await student(), await student()];
    const id = await enquiry();
    expect((await link(id, null, one.id)).body).toMatchObject({ account: one.id });
    expect(await link(id, null, two.id)).toMatchObject({ status: 409, body: { code: 'enquiry_linked' } });
    expect((await link(id, one.id, null)).body).toMatchObject({ account: null });
    expect(await link(id, null, await idOf(db, office))).toMatchObject({
      body: { code: 'account_of_staff' },
    });
    expect((await link(id, null, randomUUID())).status).toBe(404);
    expect((await link(id, null, one.id, editor)).status).toBe(403);
  });
});

describe('two accounts of one student', () => {
  it('become one, and both addresses are told; taken back, each is as before', async () => {
    const [kept, gone] = [await student(), await student()];
    await applied(api, kept);
    const { id: moved } = await applied(api, gone);
    const asked = await enquiry();
    await link(asked, null, gone.id);
    expect((await preview(kept.id, gone.id)).body).toMatchObject({
      kept: { email: kept.email },
      gone: { email: gone.email },
      moves: { applications: 1, enquiries: 1, registrations: 0, money: 0 },
    });
    const { body } = await merge(kept.id, gone.id);
    const [done] = (body as StudentRecord).merges;
    expect(done).toMatchObject({ email: gone.email, by: 'Sita Shrestha', moved: 2, can_undo: true });
    expect(await ownCases(kept)).toBe(2);
    expect((await api.get('/api/user/applications/', gone.bearer)).status).toBe(401);
    const tried = await api.ask('POST', '/api/user/login/', {}, { email: gone.email, password: PASSWORD });
    expect(tried.status).not.toBe(200);
    expect((await record(gone.id)).merged_into).toMatchObject({ email: kept.email });
    for (const { email } of [kept, gone])
      expect((await api.lastMail(email)).letter).toMatchObject({ template: 'accounts-merged' });

    expect((await unmerge(kept.id, done!.id, editor)).status).toBe(403);
    expect((await unmerge(kept.id, done!.id)).body).toMatchObject({ merges: [] });
    expect(await ownCases(kept)).toBe(1);
    const back = await api.logIn(gone.email);
    expect((await api.get(`/api/user/applications/${moved}/`, back.bearer)).status).toBe(200);
    expect((await record(gone.id)).enquiries.map(({ id }) => id)).toEqual([asked]);
    expect(await unmerge(kept.id, done!.id)).toMatchObject({ body: { code: 'cannot_undo_merge' } });
  });

  it('are not merged if something was added since the preview', async () => {
    const [kept, gone] = [await student(), await student()];
    const seen = (await preview(kept.id, gone.id)).body as MergePreview;
    await applied(api, gone);
    const body = { other: gone.id, moves: seen.moves };
    const answer = await api.ask('POST', `/api/staff/people/${kept.id}/merge/`, office.bearer, body);
    expect(answer).toMatchObject({ status: 409, body: { code: 'merge_changed' } });
  });

  it('are merged once, never with staff or themselves, and only by whom it is for', async () => {
    const [one, two] = [await student(), await student()];
    const refused = { status: 409, body: { code: 'cannot_merge' } };
    expect(await preview(one.id, one.id)).toMatchObject(refused);
    expect(await preview(one.id, await idOf(db, office))).toMatchObject(refused);
    const moves = { applications: 0, enquiries: 0, registrations: 0, money: 0 };
    const both = await Promise.all(
      [
        [one.id, two.id],
        [two.id, one.id],
      ].map(([id, other]) =>
        api.ask('POST', `/api/staff/people/${id!}/merge/`, office.bearer, { other, moves }),
      ),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await api.ask('POST', `/api/staff/people/${one.id}/merge/`, editor.bearer, { other: two.id, moves })).status).toBe(403); // oxfmt-ignore
  });

  it('are erased and exported together', async () => {
    const [kept, gone] = [await student(), await student()];
    await applied(api, gone);
    await merge(kept.id, gone.id);
    const { body } = await api.get('/api/user/export/', kept.bearer);
    expect(body).toMatchObject({ merged_accounts: [{ email: gone.email }] });
    const erased = await api.ask('POST', '/api/user/delete/', kept.bearer, { password: PASSWORD });
    expect([200, 204]).toContain(erased.status);
    const left = await db.selectFrom('users').select('id').where('id', 'in', [kept.id, gone.id]).execute();
    expect(left).toEqual([]);
  });

  it('stay one after 30 days', async () => {
    const [kept, gone] = [await student(), await student()];
    const { body } = await merge(kept.id, gone.id);
    api.clock.advance({ days: 30 });
    const by = await api.logIn(office.email);
    const answer = await unmerge(kept.id, (body as StudentRecord).merges[0]!.id, by);
    expect(answer).toMatchObject({ status: 409, body: { code: 'cannot_undo_merge' } });
  });
});
