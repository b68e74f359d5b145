import { describe, expect, it } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';
import { consultancy } from '../../content/consultancy.ts';
import { SHIPPED } from '../../content/documents.ts';
import { setPublished } from '../../content/live.ts';
import { publishedDocuments } from '../../domain/edits/stored-documents.ts';
import type { EditState, Saved } from '../../contract/edits/state.ts';
import { REMOVE_SAMPLES, type SiteContent } from '../../contract/site-setup.ts';

const api = await testApi();
const { db } = api.handle;
const { bearer: headers } = await api.staff('owner@prasthan.test');
const read = async () => (await api.get('/api/staff/content/', headers)).body as SiteContent;
const ONE = '/api/staff/edits/document/consultancy/';

describe('the content of the site', () => {
  it('lists what staff have changed, and the pages read it', async () => {
    expect((await read()).documents).toEqual([]);
    const before = (await api.get(ONE, headers)).body as EditState;
    expect(before).toMatchObject({ as_shipped: true, published: SHIPPED.consultancy });
    const change = { path: ['name'], before: 'Prasthan Education', after: 'Everest Abroad' };
    const body = { base: before.number, changes: [change], publish: true };
    const { body: saved } = await api.ask('POST', `${ONE}save/`, headers, body);
    expect((saved as Saved).saved).toBe(true);
    const [document] = (await read()).documents;
    expect(document).toMatchObject({ name: 'consultancy', replaced: true, has_draft: false });
    try {
      setPublished(await publishedDocuments(db));
      expect(consultancy().name).toBe('Everest Abroad');
    } finally {
      setPublished(new Map());
    }
  });

  it('says which stored document an update no longer fits, until somebody has saved it', async () => {
    const name = 'why';
    const form = { ...SHIPPED.why, cards: 'of an older version' };
    await db
      .insertInto('documents')
      .values({ name, data: JSON.stringify(form), published_at: api.clock.now() })
      .execute();
    const attention = async () =>
      (await read()).documents.find((each) => each.name === name)?.needs_attention;
    const at = `/api/staff/edits/document/${name}/`;
    expect(await attention()).toBe(true);
    const state = (await api.get(at, headers)).body as EditState;
    expect(state).toMatchObject({ published: SHIPPED.why, needs_attention: [expect.any(String)] });
    const saved = await api.ask('POST', `${at}save/`, headers, { base: 0, changes: [], publish: true });
    expect(saved.body).toMatchObject({ saved: true, state: { needs_attention: [] } });
    expect(await attention()).not.toBe(true);
  });

  it('tells the guide whether the site has backed itself up', async () => {
    expect((await read()).backup).toBe(false);
    const now = api.clock.now();
    const run = { started_by: 'job', alive_until: now, finished_at: now } as const;
    await db
      .insertInto('backup_runs')
      .values({ ...run, fault: 'The disk is full.' })
      .execute();
    expect((await read()).backup).toBe(false);
    await db
      .insertInto('backup_runs')
      .values({ ...run, stamp: '20260601T060000Z' })
      .execute();
    expect((await read()).backup).toBe(true);
  });

  it('skips steps of the guide and closes it for every owner, on every device', async () => {
    const colleague = await api.staff('second-owner@example.com');
    const putOff = (step: string, put_off: boolean) =>
      api.ask('POST', '/api/staff/content/set-up/', headers, { step, put_off });
    const seen = async () =>
      ((await api.get('/api/staff/content/', colleague.bearer)).body as SiteContent).put_off;
    expect(await seen()).toEqual([]);
    await putOff('backup', true);
    await putOff('backup', true);
    api.clock.advance({ minutes: 1 });
    expect((await putOff('all', true)).body).toMatchObject({ put_off: ['backup', 'all'] });
    expect(await seen()).toEqual(['backup', 'all']);
    await putOff('all', false);
    expect(await seen()).toEqual([]);
    expect((await putOff('lunch', true)).status).toBe(400);
    const logged = await db.selectFrom('change_log').select(['title', 'action']).where('kind', '=', 'set_up').orderBy('id').execute(); // oxfmt-ignore
    expect(logged.map(({ title, action }) => [title, action])).toEqual([
      ['Backup', 'dismissed'],
      ['The whole guide', 'dismissed'],
      ['The whole guide', 'reopened'],
    ]);
  });

  it('removes the samples when an owner confirms it in words, and logs it', async () => {
    await db
      .updateTable('articles')
      .set({ sample: true })
      .where('id', '=', api.content.article.full)
      .execute();
    expect((await read()).samples.articles).toBe(1);
    const remove = (confirm: string) => api.ask('POST', '/api/staff/samples/remove/', headers, { confirm });
    expect((await remove('yes')).status).toBe(400);
    expect((await read()).samples.articles).toBe(1);
    // A sample university with real courses stays, and so does everything else.
    const refused = await remove(REMOVE_SAMPLES);
    expect(refused.status).toBe(400);
    expect(JSON.stringify(refused.body)).toContain('Nothing was removed');
    expect((await read()).samples.articles).toBe(1);
    await db.updateTable('universities').set({ sample: false }).execute();
    const done = await remove(REMOVE_SAMPLES);
    expect(done).toMatchObject({
      status: 200,
      body: { articles: 1, left: [{ name: 'consultancy', has_draft: false }] },
    });
    expect((await read()).samples).toMatchObject({ articles: 0, universities: 0 });
    // Testimonials, partners and memberships are off the pages. Contacts keep their mark until they are real.
    const after = await read();
    expect(after.sample_documents).toEqual([{ name: 'consultancy', title: 'Name and logo' }]);
    const shown = await publishedDocuments(db);
    expect(shown.get('testimonials')).toEqual({ testimonials: [] });
    expect(shown.get('partners')).toEqual({ first: [], second: [], sample: false });
    // The posts that are left came with the site: nobody here wrote one.
    expect(after.own.articles).toBe(0);
    const logged = await db.selectFrom('change_log').select(['kind', 'action']).execute();
    expect(logged).toContainEqual({ kind: 'samples', action: 'removed' });
  });
});
