import type { Json } from '../../../contract/edits/changes.ts';
import type { Field } from '../../../contract/forms/field.ts';
import { alternativeOf } from '../store/empty.ts';
import { plain } from './plain.ts';

const NOTHING = 'Nothing';

/** A value as a person reads it, one line for each field. Without a field as far as the value itself says. */
export function valueWords(field: Field | undefined, value: Json | undefined): string {
  if (value === undefined || value === null || value === '') return NOTHING;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (field?.type === 'choice')
    return field.options.find((option) => option.value === value)?.label ?? plain(value);
  if (field?.type === 'alternatives')
    return valueWords(field.options[alternativeOf(field.options, value)], value);
  if (typeof value !== 'object') return String(value);
  if (Array.isArray(value)) return listWords(field, value as readonly Json[]);
  return fieldsWords(field, value as { readonly [name: string]: Json });
}

function listWords(field: Field | undefined, items: readonly Json[]): string {
  if (items.length === 0) return NOTHING;
  const item = field?.type === 'list' ? field.item : undefined;
  return items.map((each) => `• ${valueWords(item, each).replaceAll('\n', '\n  ')}`).join('\n');
}

function fieldsWords(field: Field | undefined, value: { readonly [name: string]: Json }): string {
  const known = field?.type === 'group' ? field.fields : undefined;
  const shown = known
    ? known.filter(({ field: { type } }) => type !== 'hidden' && type !== 'fixed')
    : Object.keys(value).map((name) => ({ name, field: undefined }));
  const lines = shown.flatMap(({ name, field: inner }) => {
    const words = valueWords(inner, value[String(name)]);
    if (words === NOTHING) return [];
    const label = inner?.label || String(name);
    return words.includes('\n')
      ? [`${label}:`, `  ${words.replaceAll('\n', '\n  ')}`]
      : [`${label}: ${words}`];
  });
  return lines.join('\n') || NOTHING;
}
