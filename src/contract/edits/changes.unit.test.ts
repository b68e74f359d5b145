import { describe, expect, test } from 'vitest';
import { applyChanges, changesBetween, type Json } from './changes.ts';

/** What one person's edit makes of a value that others have changed meanwhile. */
const merged = (base: Json, mine: Json, theirs: Json) => applyChanges(theirs, changesBetween(base, mine));
const item = (key: string, text = key) => ({ key, text });

describe('changes of different fields', () => {
  test.each<[string, Json, Json, Json, Json]>([
    ['fields', { a: 1, b: 1 }, { a: 2, b: 1 }, { a: 1, b: 3 }, { a: 2, b: 3 }],
    [
      'nested fields',
      { a: { x: 1, y: 1 } },
      { a: { x: 2, y: 1 } },
      { a: { x: 1, y: 3 } },
      { a: { x: 2, y: 3 } },
    ],
    ['a field that appears', {}, { a: 1 }, { b: 2 }, { a: 1, b: 2 }],
    ['a field that goes', { a: 1, b: 1 }, { b: 1 }, { a: 1, b: 2 }, { b: 2 }],
    ['the same change', { a: 1 }, { a: 2 }, { a: 2 }, { a: 2 }],
    [
      'different items',
      [item('a'), item('b')],
      [item('a', '!'), item('b')],
      [item('a'), item('b', '?')],
      [item('a', '!'), item('b', '?')],
    ],
    [
      'items added on both sides',
      [item('a')],
      [item('a'), item('m')],
      [item('t'), item('a')],
      [item('t'), item('a'), item('m')],
    ],
    [
      'an edit of an item that moved',
      [item('a'), item('b')],
      [item('a', '!'), item('b')],
      [item('b'), item('a')],
      [item('b'), item('a', '!')],
    ],
    ['a removed item', [item('a'), item('b')], [item('b')], [item('a'), item('b', '?')], [item('b', '?')]],
    ['items without identity', ['x', 'y'], ['x!', 'y'], ['x', 'y?'], ['x!', 'y?']],
  ])('%s', (_, base, mine, theirs, result) => {
    expect(merged(base, mine, theirs)).toEqual({ value: result, clashes: [] });
  });

  test('lead from any value to any other', () => {
    const values: Json[] = [
      { a: [item('a'), item('b'), item('c')], b: null },
      { a: [item('c'), item('new'), item('a', 'changed')], b: { c: [1, 2] } },
      { a: [], b: { c: [1] } },
      { a: 'text' },
    ];
    for (const from of values)
      for (const to of values) {
        expect(applyChanges(from, changesBetween(from, to))).toEqual({ value: to, clashes: [] });
      }
  });
});

describe('changes of the same field', () => {
  test('are clashes with both values, and the rest is applied', () => {
    const { value, clashes } = merged({ a: 1, b: 1 }, { a: 2, b: 2 }, { a: 3, b: 1 });
    expect(value).toEqual({ a: 3, b: 2 });
    expect(clashes).toEqual([{ path: ['a'], before: 1, after: 2, now: 3 }]);
  });

  test.each<[string, Json, Json, Json]>([
    ['an item that they removed', [item('a'), item('b')], [item('a', '!'), item('b')], [item('b')]],
    [
      'an item that they changed and I removed',
      [item('a'), item('b')],
      [item('b')],
      [item('a', '?'), item('b')],
    ],
    [
      'an order',
      [item('a'), item('b'), item('c')],
      [item('b'), item('a'), item('c')],
      [item('a'), item('c'), item('b')],
    ],
    ['lists without identity whose length changed', ['x'], ['x', 'mine'], ['x', 'theirs']],
  ])('%s', (_, base, mine, theirs) => {
    const { value, clashes } = merged(base, mine, theirs);
    expect(clashes).toHaveLength(1);
    expect(value).toEqual(theirs);
  });
});
