import type { Json } from '../../../contract/edits/changes.ts';
import { apart } from '../../../contract/forms/walk.ts';
import type { Field } from '../../../contract/forms/field.ts';
import { definition, opened } from '../../../contract/forms/open.ts';
import { newKey } from '../../../contract/new-key.ts';

/** The value of a field that somebody has just added. Undefined: nothing is stored until it is filled in. */
export function emptyOf(field: Field): Json | undefined {
  // A key of its own for each item, also where the schema's default makes one.
  if (field.initial !== undefined && field.type !== 'hidden') return field.initial;
  if (field.empty !== null) return field.empty === 'null' ? null : undefined;
  return filledOf(field);
}

/** The same for a field that may be empty, when somebody adds it. */
export function filledOf(field: Field): Json | undefined {
  switch (field.type) {
    case 'text':
      return '';
    case 'switch':
      return false;
    case 'fixed':
      return field.value;
    case 'hidden':
      // Hidden texts are keys: they tell items apart.
      return definition(opened(field.schema).inner).type === 'string' ? newKey().slice(0, 12) : undefined;
    case 'list':
      return Array.from({ length: field.least ?? 0 }, () => emptyOf(field.item) ?? null);
    case 'table':
      return {};
    case 'group':
      return groupOf(field.fields);
    case 'alternatives':
      return field.options[0] && filledOf(field.options[0]);
    case 'number':
    case 'choice':
    case 'own':
    case 'unknown':
      return undefined;
  }
}

function groupOf(fields: Extract<Field, { type: 'group' }>['fields']): Json {
  const entries = fields.map(({ name, field }) => [name, emptyOf(field)] as const);
  if (fields.every(({ name }) => typeof name === 'number')) return entries.map(([, value]) => value ?? null);
  return Object.fromEntries(
    entries.flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const])),
  );
}

/** Which alternative a value is: by what tells them apart, else by its type. -1: none. */
export const alternativeOf = (options: readonly Field[], value: Json | undefined): number =>
  options.findIndex((option) => fits(option, value));

function fits(field: Field, value: Json | undefined): boolean {
  if (value === undefined) return false;
  const fixed = apart(field);
  if (field.type === 'group' && fixed) {
    const { name } = field.fields.find((each) => each.field === fixed)!;
    return isFields(value) && value[String(name)] === fixed.value;
  }
  switch (field.type) {
    case 'fixed':
      return value === field.value;
    case 'text':
      return typeof value === 'string';
    case 'choice':
      return field.options.some((option) => option.value === value);
    case 'number':
      return typeof value === 'number';
    case 'switch':
      return typeof value === 'boolean';
    case 'list':
      return Array.isArray(value);
    case 'group':
      return isFields(value) && sameNames(field.fields, value);
    case 'table':
      return isFields(value);
    case 'own':
      return field.input === 'picture'
        ? isFields(value)
        : typeof value === 'string' || typeof value === 'number';
    case 'alternatives':
    case 'hidden':
    case 'unknown':
      return false;
  }
}

type Fields = { readonly [name: string]: Json };
const isFields = (value: Json): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** No stored name is foreign to the group, and some of what it needs is there. */
function sameNames(fields: Extract<Field, { type: 'group' }>['fields'], value: Fields): boolean {
  const own = new Set(fields.map(({ name }) => String(name)));
  const needed = fields.filter(({ field }) => field.required).map(({ name }) => String(name));
  return (
    Object.keys(value).every((name) => own.has(name)) &&
    (needed.length === 0 || needed.some((name) => Object.hasOwn(value, name)))
  );
}
