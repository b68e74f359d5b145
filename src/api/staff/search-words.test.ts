import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';
import type { EditState, Saved } from '../../contract/edits/state.ts';
import type { Understood } from '../../contract/understood.ts';
import { setPublished } from '../../content/live.ts';
import { keepReads } from '../../domain/kept-reads.ts';
import { publishedDocuments } from '../../domain/edits/stored-documents.ts';

/** Words that staff teach the search. */

const api = await testApi();
const { db } = api.handle;
// Texts are kept as in a server, which is told of published words on another channel than of the catalogue.
keepReads(db);
const { bearer } = await api.staff('editor@prasthan.test', undefined, 'editor');
const AT = '/api/staff/edits/document/search-words/';
const word = (more: object) => ({
  key: 'w',
  say: ['pahadko padhai'],
  label: 'mountain studies',
  level_id: null,
  field_id: null,
  names: [],
  ...more,
});

async function teach(words: object[], off: string[] = []) {
  const { number, published } = (await api.get(AT, bearer)).body as EditState;
  const before = published as { words: object[]; off: string[] };
  const changes = [
    { path: ['words'], before: before.words, after: words },
    { path: ['off'], before: before.off, after: off },
  ];
  const answer = await api.ask('POST', `${AT}save/`, bearer, { base: number, changes, publish: true });
  setPublished(await publishedDocuments(db));
  return answer;
}
const search = async (text: string) =>
  (await api.get(`/api/app/course-list/?search=${encodeURIComponent(text)}`)).body as {
    count: number;
    results: { course_name: string }[];
    understood?: Understood;
  };
const level = await db
  .selectFrom('interests')
  .select(['id', 'interest_name'])
  .where('hidden', '=', false)
  .executeTakeFirstOrThrow();
const field = await db.selectFrom('specializations').select('id').orderBy('id').executeTakeFirstOrThrow();

beforeEach(async () => {
  await db.deleteFrom('documents').execute();
  setPublished(new Map());
});
afterAll(() => setPublished(new Map()));

describe('a word of staff', () => {
  it('means a level and a field, in every spelling, as soon as it is saved', async () => {
    expect((await search('Pahad-ko padhai')).understood?.parts ?? []).toEqual([]);
    const saved = await teach([
      word({ say: ['pahad ko padhai', 'pks'], level_id: level.id, field_id: field.id }),
    ]);
    expect((saved.body as Saved).saved).toBe(true);
    for (const text of ['Pahad-ko padhai', 'PKS']) {
      const { understood } = await search(text);
      expect(understood?.filters).toMatchObject({ interest: [level.id], specialization: [field.id] });
      expect(understood?.parts.map(({ label }) => label)).toEqual([level.interest_name, 'mountain studies']);
    }
    await teach([]);
    expect((await search('pks')).understood?.parts ?? []).toEqual([]);
  });

  it('finds courses by words of their names, and counts more than a shipped word', async () => {
    const { course_name } = await db
      .selectFrom('courses')
      .select('course_name')
      .where('status', '=', 'published')
      .orderBy('id')
      .executeTakeFirstOrThrow();
    await teach([word({ say: ['cheap'], names: [course_name] })]);
    const { results, understood } = await search('cheap');
    expect(results[0]?.course_name).toBe(course_name);
    expect(understood).toMatchObject({ parts: [{ as: 'subject', label: 'mountain studies' }] });
    expect(understood?.ordering).toBeUndefined();
  });

  it('that is shipped is searched as typed once it is switched off, and can mean something else', async () => {
    expect((await search('sasto')).understood?.ordering).toBe('annual_fees');
    await teach([], ['Sasto']);
    expect((await search('sasto')).understood?.ordering).toBeUndefined();
    expect((await search('sasta')).understood?.ordering).toBe('annual_fees');
    await teach([word({ say: ['sasto'], level_id: level.id })], ['Sasto']);
    expect((await search('sasto')).understood?.filters).toMatchObject({ interest: [level.id] });
    await teach([]);
    expect((await search('sasto')).understood?.ordering).toBe('annual_fees');
  });

  it('with signs that the index gives a meaning breaks no search', async () => {
    const names = ["a' | 'b", '\\', '& !', '*', '-', ':* <->', '日本'];
    expect((await teach([word({ names, say: ["o'clock", '& |', '*'] })])).status).toBe(200);
    for (const text of ["o'clock", '& |', '*', 'clock nursing'])
      expect((await search(text)).count, text).toBeGreaterThanOrEqual(0);
  });

  it('without a meaning, or with two, is refused with what to do', async () => {
    const bare = await teach([word({})]);
    expect(bare.status).toBe(400);
    expect(JSON.stringify(bare.body)).toContain('Say what it means');
    const twice = await teach([
      word({ level_id: level.id }),
      word({ key: 'x', say: ['Pahadko-padhai'], level_id: level.id }),
    ]);
    expect(JSON.stringify(twice.body)).toContain('stands here twice');
  });
});
