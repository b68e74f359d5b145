import { randomUUID } from 'node:crypto';
import type { Saved } from '../../../src/contract/edits/state.ts';
import { fact } from '../../../src/content/facts/index.ts';
import { factWords } from '../../../src/content/facts/words.ts';
import type { TestApi } from '../api.ts';
import { testEvents } from '../registrations.ts';
import type { Recipes, RecipeTools } from './tools.ts';

/** Calls of staff for what the site shows. */
export function contentRecipes(api: TestApi, { newUser, newStaff }: RecipeTools): Recipes {
  const { ask, clock } = api;
  const { db } = api.handle;
  let count = 0;
  return {
    'post /api/staff/events/{id}/door/': async () => ({
      by: await newStaff(),
      params: { id: String(api.content.event.hostile) },
      body: { walk_ins: [{ id: randomUUID(), name: 'Maya', at: clock.now().toISOString() }] },
    }),
    'post /api/staff/events/{id}/messages/': async () => {
      await testEvents(api).registered(await newUser(), api.content.event.hostile);
      const text = { subject: 'Bring a pen', text: `Bring ${(count += 1)} pens.` };
      return {
        by: await newStaff(),
        params: { id: String(api.content.event.hostile) },
        body: { id: randomUUID(), audience: 'registered', ...text },
      };
    },
    'post /api/staff/edits/{kind}/': async () => ({
      by: await newStaff(),
      params: { kind: 'article' },
      body: { data: {} },
    }),
    'post /api/staff/edits/{kind}/{object}/save/': async () => ({
      by: await newStaff(),
      params: { kind: 'fact', object: 'uk-visa-fee' },
      body: { base: 0, changes: [], publish: false },
    }),
    'post /api/staff/edits/{kind}/{object}/restore/': async () => {
      const by = await newStaff();
      const params = { kind: 'fact', object: 'uk-visa-fee' };
      const note = { path: ['note'], after: `Note ${(count += 1)}` };
      const body = { base: 0, changes: [note], publish: false };
      const saved = await ask('POST', '/api/staff/edits/fact/uk-visa-fee/save/', by.bearer, body);
      return { by, params, body: { number: 1, base: (saved.body as Saved).state.number } };
    },
    'post /api/staff/facts/renew/': async () => ({
      by: await newStaff(),
      body: {
        figures: [{ id: 'uk-visa-fee', words: factWords(fact('uk-visa-fee')) }],
        review_by: '2099-12-31',
      },
    }),
    'post /api/staff/content/set-up/': async () => ({
      by: await newStaff(),
      body: { step: 'import', put_off: true },
    }),
    'post /api/staff/samples/remove/': async () => {
      // Nothing may be left that belongs to a sample, and other recipes need the catalogue.
      for (const table of ['universities', 'courses', 'scholarships'] as const)
        await db.updateTable(table).set({ sample: false }).execute();
      return { by: await newStaff(), body: { confirm: 'remove the samples' } };
    },
    'patch /api/staff/pictures/{id}/': async () => {
      const { id } = await db
        .insertInto('images')
        .values({ alt: 'A library', width: 60, height: 40 })
        .returning('id')
        .executeTakeFirstOrThrow();
      const files = ['webp', 'avif'].map((format) => ({
        image_id: id,
        width: 60,
        height: 40,
        bytes: 9,
        media_type: `image/${format}`,
        storage_key: `images/aa/${String(id).padStart(32, '0')}.${format}`,
      }));
      await db.insertInto('image_files').values(files).execute();
      return {
        by: await newStaff(),
        params: { id: String(id) },
        body: { version: 1, alt: 'A reading room' },
      };
    },
    'post /api/staff/rates/{id}/set/': async () => ({
      by: await newStaff(),
      params: { id: 'AUD' },
      body: { npr: 92.35, unit: 1, as_of: '2026-05-30', source: 'Our bank' },
    }),
    'post /api/staff/imports/{id}/check/': async () => {
      const values = { kind: 'cricos', state: 'failed', ticket: randomUUID(), created_at: clock.now(), created_by: null } as const; // oxfmt-ignore
      const run = db.insertInto('import_runs').values(values).returning('id');
      return {
        by: await newStaff(),
        params: { id: String((await run.executeTakeFirstOrThrow()).id) },
        body: {},
      };
    },
    'post /api/staff/bulk-edits/': async () => {
      const { id } = await db.selectFrom('courses').select('id').orderBy('id').executeTakeFirstOrThrow();
      return {
        by: await newStaff(),
        body: { kind: 'course', ids: [id], action: 'set', field: 'course_type', value: 'Vocational' },
      };
    },
    'post /api/staff/held/decide/': async () => ({
      by: await newStaff(),
      body: { ids: [], filter: null, decision: 'accept', value: null, preview: false, expected: null },
    }),
  };
}
