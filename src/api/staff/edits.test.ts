import { beforeEach, describe, expect, it } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';
import type { TestPerson } from '../../../tests/support/people.ts';
import type { EditState, Revision, Saved } from '../../contract/edits/state.ts';
import { fact, type FactId } from '../../content/facts/index.ts';
import { setPublished } from '../../content/live.ts';
import { publishedDocuments } from '../../domain/edits/stored-documents.ts';

/** How staff edit: saving, merging, clashes, drafts, history. Figures stand for all kinds. */

const api = await testApi();
const { db } = api.handle;
const ID: FactId = 'uk-visa-fee';
const AT = `/api/staff/edits/fact/${ID}/`;
let sita: TestPerson;
let hari: TestPerson;

beforeEach(async () => {
  sita ??= await api.staff('sita@example.com', { first_name: 'Sita', last_name: 'Shrestha' });
  hari ??= await api.staff('hari@example.com', { first_name: 'Hari', last_name: 'Rai' });
  for (const table of ['revisions', 'drafts', 'documents', 'presences'] as const) {
    await db.deleteFrom(table).execute();
  }
});

const read = async (who = sita) => (await api.get(AT, who.bearer)).body as EditState;
const post = (who: TestPerson, what: string, body?: object) => api.ask('POST', AT + what, who.bearer, body);
const change = (name: string, before: unknown, after: unknown) => ({ path: [name], before, after });
const save = async (who: TestPerson, changes: object[], publish = true) => {
  const answer = await post(who, 'save/', { base: 0, changes, publish });
  expect(answer.status).toBe(200);
  return answer.body as Saved;
};
const field = (state: EditState, name: string, of: 'published' | 'draft' = 'published') =>
  (state[of] as Record<string, unknown>)[name];
const history = async () =>
  ((await api.get(`${AT}revisions/`, sita.bearer)).body as { results: Revision[] }).results;

const shipped = await (async () => {
  const { value, label } = fact(ID);
  return { value: value as number, label };
})();
const dearer = change('value', shipped.value, shipped.value + 34);

describe('saving', () => {
  it('begins with what was shipped', async () => {
    expect(await read()).toMatchObject({
      number: 0,
      status: 'published',
      as_shipped: true,
      published: { value: shipped.value, label: shipped.label },
      draft: null,
      may_edit: true,
    });
  });

  it('publishes changes, which every page then reads', async () => {
    const { saved, state } = await save(sita, [dearer]);
    expect(saved).toBe(true);
    expect(state).toMatchObject({
      number: 2,
      status: 'published',
      as_shipped: false,
      changed_by: 'Sita Shrestha',
    });
    setPublished(await publishedDocuments(db));
    expect(fact(ID).value).toBe(shipped.value + 34);
    await save(sita, [change('value', shipped.value + 34, shipped.value)]);
    expect((await read()).as_shipped).toBe(true);
    setPublished(await publishedDocuments(db));
    expect(fact(ID).value).toBe(shipped.value);
  });

  it('keeps a draft from visitors, also an invalid one, until it is published or dropped', async () => {
    const { state } = await save(sita, [change('label', shipped.label, '')], false);
    expect(state).toMatchObject({
      status: 'changed',
      published: { label: shipped.label },
      draft: { label: '' },
    });
    const refused = await post(sita, 'save/', { base: 2, changes: [], publish: true });
    expect(refused).toMatchObject({ status: 400, body: { label: ['Fill this in.'] } });
    const dropped = (await post(sita, 'discard/')).body as EditState;
    expect(dropped).toMatchObject({ status: 'published', draft: null });
    expect((await history()).map(({ reason }) => reason)).toEqual(['discarded', 'saved', 'shipped']);
  });

  it('refuses a value that pages cannot calculate with, and says why', async () => {
    const words = change('value', shipped.value, 'ask the office');
    const refused = await post(sita, 'save/', { base: 0, changes: [words], publish: true });
    expect(refused).toMatchObject({ status: 400, body: { value: [expect.stringContaining('is a number')] } });
    expect((await read()).number).toBe(0);
  });

  it('of the same changes twice changes nothing', async () => {
    await save(sita, [dearer]);
    expect(await save(sita, [dearer])).toMatchObject({ saved: true, clashes: [] });
  });

  it.each(['fact/no-such-fact', 'document/nothing', 'nothing/1', 'fact/constructor'])(
    '%s is not found',
    async (path) => {
      expect((await api.get(`/api/staff/edits/${path}/`, sita.bearer)).status).toBe(404);
    },
  );

  it('is for staff only', async () => {
    const student = await api.user('student@example.com');
    expect((await api.get(AT, student.bearer)).status).toBe(403);
    expect((await post(student, 'save/', { base: 0, changes: [dearer], publish: true })).status).toBe(403);
  });
});

describe('two people at once', () => {
  it('of different fields keep both', async () => {
    await save(sita, [dearer]);
    const { state } = await save(hari, [change('label', shipped.label, 'Student route visa')]);
    expect(field(state, 'value')).toBe(shipped.value + 34);
    expect(field(state, 'label')).toBe('Student route visa');
  });

  it('of the same field are shown both values, and nothing is stored until somebody decides', async () => {
    await save(sita, [dearer]);
    const mine = change('value', shipped.value, shipped.value + 50);
    const { saved, clashes, state } = await save(hari, [mine, change('label', shipped.label, 'Other')]);
    expect(saved).toBe(false);
    expect(clashes).toEqual([{ ...mine, now: shipped.value + 34 }]);
    expect(field(state, 'label')).toBe(shipped.label);
    const decided = await save(hari, [change('value', shipped.value + 34, shipped.value + 50)]);
    expect(field(decided.state, 'value')).toBe(shipped.value + 50);
  });

  it('who save at the same moment lose nothing', async () => {
    const notes = Array.from({ length: 8 }, (_, at) => ({
      who: at % 2 ? sita : hari,
      path: [`extra${at}`],
      after: at,
    }));
    await Promise.all(notes.map(({ who, ...each }) => save(who, [each], false)));
    const draft = (await read()).draft as Record<string, unknown>;
    for (const [at, { path }] of notes.entries()) expect(draft[path[0]!]).toBe(at);
  });

  it('see each other while a form is open', async () => {
    expect((await post(sita, 'here/')).body).toEqual({ editors: [], number: 0 });
    expect((await post(hari, 'here/')).body).toMatchObject({ editors: [{ name: 'Sita Shrestha' }] });
    api.clock.advance({ seconds: 30 });
    await post(hari, 'here/');
    expect((await read(sita)).editors).toMatchObject([{ name: 'Hari Rai' }]);
    api.clock.advance({ seconds: 60 });
    expect((await read(sita)).editors).toEqual([]);
  });
});

describe('the history', () => {
  it('says who changed what, and brings a former state back', async () => {
    await save(sita, [dearer]);
    api.clock.advance({ minutes: 1 });
    await save(hari, [change('label', shipped.label, 'Student route visa')]);
    expect(await history()).toMatchObject([
      {
        number: 3,
        reason: 'published',
        who: 'Hari Rai',
        changes: [{ path: ['label'], before: shipped.label }],
      },
      { number: 2, reason: 'published', who: 'Sita Shrestha', changes: [dearer] },
      { number: 1, reason: 'shipped', who: null, changes: [] },
    ]);
    const restored = (await post(hari, 'restore/', { number: 2, base: 3 })).body as EditState;
    expect(field(restored, 'label')).toBe(shipped.label);
    expect(field(restored, 'value')).toBe(shipped.value + 34);
    expect((await history())[0]).toMatchObject({ reason: 'restored', restored_from: 2, who: 'Hari Rai' });
    expect((await post(hari, 'restore/', { number: 99, base: 4 })).status).toBe(404);
    expect((await post(sita, 'restore/', { number: 2, base: 3 })).body).toMatchObject({
      code: 'edited_meanwhile',
    });
  });

  it('has one entry for drafts that one person saves within minutes', async () => {
    await save(sita, [change('label', shipped.label, 'Visa f')], false);
    api.clock.advance({ minutes: 1 });
    await save(sita, [change('label', 'Visa f', 'Visa fee')], false);
    expect(await history()).toMatchObject([
      { reason: 'saved', changes: [change('label', shipped.label, 'Visa fee')] },
      { reason: 'shipped' },
    ]);
    await save(hari, [change('label', 'Visa fee', 'Fee of the visa')], false);
    expect(await history()).toHaveLength(3);
  });
});
