import { describe, expect, it } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';
import { TODAY } from '../../../tests/support/catalogue.ts';
import type { EditState } from '../../contract/edits/state.ts';
import type { Paged } from '../../contract/paging.ts';
import type { StaffPost } from '../../contract/posts.ts';
import { SHIPPED } from '../../content/documents.ts';
import { setPublished } from '../../content/live.ts';

const api = await testApi();
const { article } = api.content;
const { db } = api.handle;
const { bearer: headers } = await api.staff('staff@prasthan.test');
const list = async (query = '') =>
  (await api.get(`/api/staff/posts/${query}`, headers)).body as Paged<StaffPost>;
const titles = async (query: string) => (await list(query)).results.map(({ title }) => title);
const keepDraft = (id: number, data: Record<string, string>) =>
  db
    .insertInto('drafts')
    .values({ kind: 'article', object: String(id), data: JSON.stringify(data), saved_at: TODAY })
    .execute();

describe('the list of posts', () => {
  it('says where each post stands', async () => {
    await keepDraft(article.full, { main_title: 'How to read a fee page in 2027', topic: 'money' });
    const { id: begun } = await db
      .insertInto('articles')
      .values({ main_title: '', updated_at: TODAY })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { results } = await list();
    const stands = new Map(results.map(({ id, status, title }) => [id, [status, title]]));
    expect(stands.get(article.full)).toEqual(['changed', 'How to read a fee page in 2027']);
    expect(stands.get(article.newest)).toEqual(['published', 'A post without a text']);
    expect(stands.get(article.scheduled)).toEqual(['scheduled', 'For tomorrow']);
    expect(stands.get(article.draft)).toEqual(['withdrawn', 'A draft']);
    expect(stands.get(begun)).toEqual(['draft', 'Untitled post']);
    expect(await titles('?status=scheduled')).toEqual(['For tomorrow']);
    expect(await titles('?status=changed')).toEqual(['How to read a fee page in 2027']);
  });

  it('is searched by words of the newest title, filtered, ordered and paged', async () => {
    expect(await titles('?search=fee 2027')).toEqual(['How to read a fee page in 2027']);
    expect(await titles('?search=100%25')).toEqual([]);
    expect(await titles('?topic=money')).toEqual(['How to read a fee page in 2027']);
    expect((await titles('?ordering=-published_at')).slice(0, 2)).toEqual(['For tomorrow', 'A draft']);
    const page = await list('?records=2&page=2');
    expect([page.count, page.results.length]).toEqual([6, 2]);
    for (const query of ['?status=gone', '?topic=sport']) {
      expect((await api.get(`/api/staff/posts/${query}`, headers)).status).toBe(400);
    }
    expect((await api.get('/api/staff/posts/?page=9', headers)).status).toBe(404);
  });

  it('shows a post without an author under the name that the office has now', async () => {
    await db.updateTable('articles').set({ author: '' }).where('id', '=', article.newest).execute();
    const identity = { ...SHIPPED.consultancy, shortName: 'Everest' };
    setPublished(new Map([['consultancy', identity as never]]));
    try {
      const { results } = await list('?search=Everest editorial');
      const shipped = results.find(({ id }) => id === article.newest);
      expect(shipped).toMatchObject({ author: 'Everest editorial' });
    } finally {
      setPublished(new Map());
    }
  });

  it('names the person who changed a post last', async () => {
    await db
      .insertInto('revisions')
      .values(
        [1, 2].map((number) => ({
          kind: 'article',
          object: String(article.newest),
          number,
          title: '',
          reason: 'saved' as const,
          data: '{}',
          changes: '[]',
          author_name: number === 1 ? 'Ram' : 'Sita',
          at: TODAY,
        })),
      )
      .execute();
    const [post] = (await list('?search=without')).results;
    expect(post?.changed_by).toBe('Sita');
  });

  it('is for staff alone', async () => {
    const { bearer: visitor } = await api.user('maya@example.com');
    expect((await api.get('/api/staff/posts/', visitor)).status).toBe(403);
  });
});

it('a post that is scheduled stays so when a former state is restored', async () => {
  const path = `/api/staff/edits/article/${article.scheduled}/`;
  const state = async () => (await api.get(path, headers)).body as EditState;
  const before = await state();
  const published = before.published as { main_title: string };
  const title = { path: ['main_title'], before: published.main_title, after: 'For another day' };
  const save = { base: 0, changes: [title], publish: true, publish_at: before.publish_at };
  expect((await api.ask('POST', `${path}save/`, headers, save)).status).toBe(200);
  const restored = await api.ask('POST', `${path}restore/`, headers, { number: 1, base: 2 });
  expect(restored).toMatchObject({ status: 200, body: { published, publish_at: before.publish_at } });
  expect((await state()).status).toBe('scheduled');
});
