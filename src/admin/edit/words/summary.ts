import type { Json } from '../../../contract/edits/changes.ts';
import type { Field } from '../../../contract/forms/field.ts';

const MOST = 60;

/** The first words of an item, to tell it from others while it is folded. */
export function summaryOf(field: Field, value: Json | undefined): string | undefined {
  const words = firstText(field, value);
  if (words === undefined || words.length <= MOST) return words;
  return `${words.slice(0, MOST - 1).trimEnd()}…`;
}

function firstText(field: Field, value: Json | undefined): string | undefined {
  if (field.type === 'text' || field.type === 'own')
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
  if (field.type === 'list' && Array.isArray(value)) return firstText(field.item, (value as Json[])[0]);
  if (field.type !== 'group' || typeof value !== 'object' || value === null) return undefined;
  for (const { name, field: inner } of field.fields) {
    const found = firstText(inner, (value as { [name: string]: Json })[String(name)]);
    if (found !== undefined) return found;
  }
  return undefined;
}
