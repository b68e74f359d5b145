import { expect, it } from 'vitest';
import { changedFields, restoredFields } from './profile-fields.ts';

const saved = { first_name: 'Sita', last_name: 'Gurung', contact: '', address: 'Ward 6, Pokhara' };

it('sends only fields that differ, emptied ones too', () => {
  expect(changedFields(saved, { ...saved, contact: '9800000000', address: '' })).toEqual({
    contact: '9800000000',
    address: '',
  });
});

it('ignores spaces around a text', () => {
  expect(changedFields(saved, { ...saved, first_name: ' Sita ' })).toEqual({});
});

it('applies a draft field by field', () => {
  expect(restoredFields(saved, { contact: '98' })).toEqual({ ...saved, contact: '98' });
});

it.each([
  ['nothing', null],
  ['what is saved already', { first_name: 'Sita' }],
  ['something else', 'text'],
  ['other types', { contact: 98, address: null }],
  ['fields that are none of these', { role: 'staff', email: 'x@y.example' }],
])('has nothing to restore from %s', (_what, draft) => {
  expect(restoredFields(saved, draft)).toBeNull();
});
