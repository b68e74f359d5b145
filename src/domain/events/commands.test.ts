import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '../../../tests/support/database.ts';
import { removeEvent, saveEvent, type EventDraft } from './commands.ts';
import { readEvent } from './data.ts';

const handle = await testDatabase();
const { db } = handle;
const now = new Date('2026-06-01T06:00:00Z');
const context = { pictureUrl: (key: string) => `https://prasthan.test/media/${key}`, now: () => now };
const draft: EventDraft = {
  title: 'Open day',
  starts_at: new Date('2026-06-10T08:15:00Z'),
  ends_at: new Date('2026-06-10T10:15:00Z'),
  place: 'Here',
  status: 'published',
  paragraphs: ['First.', 'Second.'],
};
const idOf = async (saved: ReturnType<typeof saveEvent>) => {
  const result = await saved;
  return result.ok ? result.value : Number.NaN;
};

describe('saving an event', () => {
  it('replaces the whole event', async () => {
    const id = await idOf(saveEvent(db, draft, { now }));
    await saveEvent(
      db,
      { ...draft, place: null, online_link: 'https://x.example', paragraphs: ['Only.'] },
      { now, id },
    );
    expect(await readEvent(db, String(id), context)).toMatchObject({
      value: { place: null, online: true, paragraphs: [{ text: 'Only.' }] },
    });
  });

  it('makes every process drop its pages, also when it is deleted', async () => {
    let told = 0;
    await handle.listen('catalogue', () => (told += 1));
    const id = await idOf(saveEvent(db, draft, { now }));
    await expect.poll(() => told).toBe(1);
    expect(await removeEvent(db, id)).toEqual({ ok: true, value: undefined });
    await expect.poll(() => told).toBe(2);
    expect(await removeEvent(db, id)).toEqual({ ok: false, error: { code: 'not_found' } });
    const { rows } = await sql`select from event_paragraphs where event_id = ${id}`.execute(db);
    expect(rows).toEqual([]);
  });

  it.each([
    ['title', { title: ' ' }],
    ['ends_at', { ends_at: draft.starts_at }],
    ['place', { place: null }],
    ['online_link', { online_link: 'javascript:alert(1)' }],
    ['online_link', { online_link: 'not an address' }],
    ['capacity', { capacity: 0 }],
    ['registration_closes_at', { registration_opens_at: now, registration_closes_at: now }],
    ['repeat_days', { repeat_days: 7 }],
    ['image_id', { image_id: 4711 }],
    ['paragraphs.0', { paragraphs: [''] }],
    ['colour', { colour: 'red' }],
  ])('refuses a wrong %s and names it', async (field, wrong) => {
    const result = await saveEvent(db, { ...draft, ...wrong }, { now });
    expect(result).toMatchObject({ ok: false, error: { code: 'invalid' } });
    expect(!result.ok && result.error.code === 'invalid' && Object.keys(result.error.fields)).toEqual([
      field,
    ]);
  });

  it('answers not_found for an event that does not exist', async () => {
    expect(await saveEvent(db, draft, { now, id: 999_999 })).toEqual({
      ok: false,
      error: { code: 'not_found' },
    });
  });

  it('enforces the same rules in the database', async () => {
    const insert = (columns: string, values: string) =>
      sql
        .raw(
          `insert into events (title, starts_at, ends_at, ${columns}) values ('x', '2026-01-01', '2026-01-02', ${values})`,
        )
        .execute(db);
    await expect(insert('status', `'published'`)).rejects.toThrow();
    await expect(insert('online_link', `'javascript:1'`)).rejects.toThrow();
    await expect(insert('place, repeat_days', `'x', 7`)).rejects.toThrow();
    await expect(insert('place, repeat_days, sample', `'x', 1, true`)).rejects.toThrow();
  });
});
