import { expect, test } from 'vitest';
import { DOCUMENTS } from '../../contract/documents/index.ts';
import type { Json } from '../../contract/edits/changes.ts';
import { SHIPPED } from '../../content/documents.ts';
import { unknownIds } from './unknown-ids.ts';

const guide = (SHIPPED as Record<string, { glance: string[]; intro: string[] }>)['guide:uk']!;
const { schema } = (DOCUMENTS as Record<string, (typeof DOCUMENTS)[keyof typeof DOCUMENTS]>)['guide:uk']!;
const faults = (change: object) => {
  const result = unknownIds(schema, { ...guide, ...change });
  return result?.ok === false && result.error.code === 'invalid' ? Object.keys(result.error.fields) : [];
};

test('every shipped document names only what exists', () => {
  for (const [name, { schema }] of Object.entries(DOCUMENTS)) {
    expect(unknownIds(schema, SHIPPED[name as keyof typeof SHIPPED] as Json), name).toBeUndefined();
  }
});

test('an unknown figure is named where it stands, in a text or in a list', () => {
  expect(faults({})).toEqual([]);
  expect(faults({ intro: ['Pay {fact:uk-visa-fee} or {fact:uk-nothing}.', guide.intro[1]] })).toEqual([
    'intro.0',
  ]);
  expect(faults({ glance: [...guide.glance, 'uk-nothing'] })).toEqual([`glance.${guide.glance.length}`]);
});
