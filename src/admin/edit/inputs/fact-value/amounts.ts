import type { Json } from '../../../../contract/edits/changes.ts';

/** How an amount is said, with the fields that each way needs. */
export const AMOUNTS = {
  exactly: { label: 'Exactly', fields: ['number'] },
  range: { label: 'From … to …', fields: ['from', 'to'] },
  from: { label: 'This or more', fields: ['from'] },
  to: { label: 'Up to', fields: ['to'] },
  within: { label: 'Within', fields: ['within'] },
  about: { label: 'About', fields: ['about'] },
} as const;
export type AmountWay = keyof typeof AMOUNTS;
export type AmountField = (typeof AMOUNTS)[AmountWay]['fields'][number];
type Fields = Partial<Record<AmountField, Json>>;

/** Which way a value is said; undefined if it is no amount. */
export function wayOf(value: Json | undefined): AmountWay | undefined {
  if (value === null || value === undefined || typeof value === 'number') return 'exactly';
  if (typeof value !== 'object' || Array.isArray(value)) return undefined;
  if ('from' in value) return 'to' in value ? 'range' : 'from';
  return (['to', 'within', 'about'] as const).find((way) => way in value);
}

/** The numbers of a value by their fields. */
export const fieldsOf = (value: Json | undefined): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : { number: value ?? null };

/** A value said another way: its numbers are kept where the new way has a place for them. */
export function saidAs(way: AmountWay, value: Json | undefined): Json {
  const numbers = Object.values(fieldsOf(value)).filter((each) => each !== undefined);
  const entries = AMOUNTS[way].fields.map((name, at) => [name, numbers[at] ?? null] as const);
  return way === 'exactly' ? (entries[0]?.[1] ?? null) : Object.fromEntries(entries);
}
