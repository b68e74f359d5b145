import { describe, expect, it } from 'vitest';
import { catalogueKinds } from '../catalogue/lists.ts';
import { BULK_FIELDS, bulkField } from './fields.ts';
import { newValue, sameContent } from './new-value.ts';

describe('the new value of a field', () => {
  it('is an amount raised or lowered by a percentage, to two decimals', () => {
    const fees = { action: 'percent', field: 'annual_fees' };
    expect(newValue(fees, 30_000, 5)).toBe(31_500);
    expect(newValue(fees, 33_333, -10)).toBe(29_999.7);
    expect(newValue(fees, null, 5)).toBeNull();
  });

  it('is a list with more items; one of the same thing takes its place and keeps its key', () => {
    const english = { action: 'add', field: 'english' };
    const before = [{ key: 'ielts', test: 'ielts', overall: 6 }];
    const added = [
      { key: 'a', test: 'ielts', overall: 6.5 },
      { key: 'b', test: 'pte', overall: 58 },
    ];
    expect(newValue(english, before, added)).toEqual([{ ...added[0], key: 'ielts' }, added[1]]);
    expect(newValue(english, undefined, added)).toEqual(added);
  });

  it('is the one before where only keys and order of a list differ', () => {
    const before = [{ key: '2', accreditation: 'B' }, { key: '1', accreditation: 'A' }]; // oxfmt-ignore
    const same = [{ key: 'x', accreditation: 'A' }, { key: 'y', accreditation: 'B' }]; // oxfmt-ignore
    expect(newValue({ action: 'set', field: 'accreditations' }, before, same)).toBe(before);
    expect(sameContent(before, [...same, same[0]!])).toBe(false);
  });
});

it.each(catalogueKinds)('has a labelled input for each field of a %s that a bulk edit changes', (kind) => {
  for (const name of BULK_FIELDS[kind]) expect(bulkField(kind, name)?.label, name).toMatch(/\w/);
});
