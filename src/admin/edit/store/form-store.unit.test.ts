import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { Json } from '../../../contract/edits/changes.ts';
import type { EditState, Saved, SaveBody } from '../../../contract/edits/state.ts';
import { HttpError } from 'ra-core';
import { FormStore } from './form-store.ts';
import { AS_DRAFT, AT_ONCE, Saver } from './saver.ts';

const schema = z.object({
  name: z.string().min(1).meta({ title: 'Name' }),
  line: z.string().meta({ title: 'Line' }),
  items: z.array(z.object({ key: z.string(), text: z.string().min(1) })),
});
const data = {
  name: 'Prasthan',
  line: 'For departure.',
  items: [
    { key: 'a', text: 'One' },
    { key: 'b', text: 'Two' },
  ],
};
const stateOf = (draft: Json, number = 1): EditState => ({
  kind: 'document',
  object: 'consultancy',
  title: 'Consultancy',
  number,
  status: 'published',
  published: draft,
  draft: null,
  publish_at: null,
  address: null,
  changed_at: null,
  changed_by: 'Sita',
  editors: [],
  staff_fields: [],
  may_edit: true,
  can_withdraw: false,
  as_shipped: false,
  needs_attention: [],
});
const opened = () => new FormStore(schema, stateOf(data));
const first = ['items', '@a', 'text'];

describe('what others save meanwhile', () => {
  it('is taken into fields that were not touched; what was typed stays', () => {
    const store = opened();
    store.set(first, 'One, mine');
    const [, two] = data.items;
    store.receive(stateOf({ ...data, line: 'Theirs.', items: [two!, { key: 'a', text: 'One' }] }, 2));
    expect(store.value).toEqual({
      ...data,
      line: 'Theirs.',
      items: [two, { key: 'a', text: 'One, mine' }],
    });
    expect(store.changes()).toEqual([{ path: first, before: 'One', after: 'One, mine' }]);
  });

  it('in the same field leaves what was typed, and the next save reports the clash', () => {
    const store = opened();
    store.set(['name'], 'Mine');
    store.receive(stateOf({ ...data, name: 'Theirs' }, 2));
    expect(store.at(['name'])).toBe('Mine');
    expect(store.changes()).toEqual([{ path: ['name'], before: 'Prasthan', after: 'Mine' }]);
  });

  it('in the order of the same list keeps the own order, and the next save reports the clash', () => {
    const item = (key: string) => ({ key, text: key });
    const listed = (keys: string) => ({ ...data, items: keys.split('').map(item) });
    const store = new FormStore(schema, stateOf(listed('abc')));
    store.set(['items'], listed('cab').items);
    store.receive(stateOf(listed('bacx'), 2));
    expect(store.changes()).toEqual([
      { path: ['items', '@order'], before: ['a', 'b', 'c', 'x'], after: ['c', 'x', 'a', 'b'] },
    ]);
  });

  it('removes nothing that somebody is writing in', () => {
    const store = opened();
    store.set(first, 'One, mine');
    store.receive(stateOf({ ...data, items: [data.items[1]!] }, 2));
    expect(store.at(first)).toBe('One, mine');
    expect(store.changes()).toEqual([{ path: first, before: 'One', after: 'One, mine' }]);
  });
});

describe('a clash', () => {
  const clash = { path: ['name'], before: 'Prasthan', after: 'Mine', now: 'Theirs' };
  const theirs = stateOf({ ...data, name: 'Theirs', line: 'Theirs too.' }, 2);

  it.each([
    [{ take: 'mine' } as const, [{ path: ['name'], before: 'Theirs', after: 'Mine' }]],
    [{ take: 'theirs' } as const, []],
    [{ take: 'other', value: 'Both' } as const, [{ path: ['name'], before: 'Theirs', after: 'Both' }]],
  ])('is decided by %o', (choice, changes) => {
    const store = opened();
    store.set(['name'], 'Mine');
    store.decide([[clash, choice]], theirs);
    expect(store.changes()).toEqual(changes);
    expect(store.at(['line'])).toBe('Theirs too.');
  });

  it('with somebody who removed the item is decided by putting it back', () => {
    const store = opened();
    store.set(first, 'Mine');
    const removed = stateOf({ ...data, items: [data.items[1]!] }, 2);
    store.decide([[{ path: first, before: 'One', after: 'Mine' }, { take: 'mine' }]], removed);
    expect(store.changes()).toContainEqual({ path: ['items', '@a'], after: { key: 'a', text: 'Mine' } });
  });
});

describe('changes that were kept on the device', () => {
  it('are added to what is newer, without covering it', () => {
    const store = new FormStore(schema, stateOf({ ...data, line: 'Newer.' }, 5));
    const left = store.takeIn([{ path: first, before: 'One', after: 'Kept' }]);
    expect(left).toEqual([]);
    expect(store.value).toEqual({
      ...data,
      line: 'Newer.',
      items: [{ key: 'a', text: 'Kept' }, data.items[1]],
    });
  });

  it('whose place is gone are handed back', () => {
    const store = new FormStore(schema, stateOf({ ...data, items: [] }, 5));
    const kept = { path: first, before: 'One', after: 'Kept' };
    expect(store.takeIn([kept])).toMatchObject([kept]);
    expect(store.changes()).toEqual([]);
  });
});

describe('faults', () => {
  it('of a field show when it is left, and go when it is typed in', () => {
    const store = opened();
    store.set(['name'], '');
    expect(store.faults.size).toBe(0);
    store.checkAt(['name']);
    expect([...store.faults.values()]).toEqual([{ path: ['name'], message: 'Fill this in.' }]);
    store.set(['name'], 'P');
    expect(store.faults.size).toBe(0);
  });

  it('stand at the key of an item, so that they move with it', () => {
    const store = opened();
    store.set(['items', '@b', 'text'], '');
    expect(store.checkAll()).toEqual([{ path: ['items', '@b', 'text'], message: 'Fill this in.' }]);
  });
});

describe('saving', () => {
  const saved = (value: Json, number: number): Saved => ({
    saved: true,
    clashes: [],
    state: stateOf(value, number),
  });

  it('sends the changes, and keeps what is typed while it runs', async () => {
    const store = opened();
    const sent: SaveBody[] = [];
    const saver = new Saver(store, (body) => {
      sent.push(body);
      store.set(['line'], 'Typed meanwhile.');
      return Promise.resolve(saved({ ...data, name: 'New' }, 2));
    });
    store.set(['name'], 'New');
    expect(await saver.save(AT_ONCE)).toBe(true);
    expect(sent).toMatchObject([{ base: 1, publish: true, changes: [{ path: ['name'], after: 'New' }] }]);
    expect(saver.status.is).toBe('saved');
    expect(store.changes()).toEqual([{ path: ['line'], before: data.line, after: 'Typed meanwhile.' }]);
  });

  it('without a connection is sent again when the line is back', async () => {
    const store = opened();
    let online = false;
    const saver = new Saver(store, () =>
      online
        ? Promise.resolve(saved({ ...data, name: 'New' }, 2))
        : Promise.reject(new HttpError('No line', 0)),
    );
    store.set(['name'], 'New');
    expect(await saver.save(AS_DRAFT)).toBe(false);
    expect(saver.status.is).toBe('offline');
    online = true;
    saver.retry();
    await expect.poll(() => saver.status.is).toBe('saved');
    expect(store.isChanged).toBe(false);
  });

  it('shows the faults that the server found at their fields', async () => {
    const store = opened();
    const errors = { 'items.1.text': 'Fill this in.' };
    const saver = new Saver(store, () => Promise.reject(new HttpError('Invalid', 400, { errors })));
    expect(await saver.save(AT_ONCE)).toBe(false);
    expect([...store.faults.keys()]).toEqual(['items.@b.text']);
    expect(saver.status.is).toBe('failed');
  });
});
