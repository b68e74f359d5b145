import type * as z from 'zod';
import type { Field, FieldBase, FieldOf, FieldShape, NamedField, Option } from './field.ts';
import type { FormSchema, InputKind } from './meta.ts';
import { definition, opened, type Meta } from './open.ts';

/**
 * Reads a zod schema as the fields of a form. zod stays the only validator: what is read here (limits, required fields)
 * only guides the person, and whether a value is valid is always asked of the schema.
 */
export const walkForm = (schema: FormSchema): FieldOf<'group'> => walk(schema) as FieldOf<'group'>;

/** Deepest nesting of a form, so that a schema that contains itself ends. */
const DEPTH = 12;

/** zod's public definitions, as far as forms use them. */
interface Def {
  type: string;
  format?: string;
  entries?: Readonly<Record<string, string | number>>;
  values?: readonly (string | number | boolean | null | undefined)[];
  shape?: Readonly<Record<string, z.core.$ZodType>>;
  element?: z.core.$ZodType;
  items?: readonly z.core.$ZodType[];
  options?: readonly z.core.$ZodType[];
  keyType?: z.core.$ZodType;
  valueType?: z.core.$ZodType;
  checks?: readonly z.core.$ZodCheck[];
}

export function walk(schema: z.core.$ZodType, depth = 0): Field {
  const { inner, meta, empty, initial } = opened(schema);
  const shape = shapeOf(inner, meta, depth);
  const base: FieldBase = {
    label: meta.title ?? '',
    help: meta.description ?? null,
    // A default fills in what is missing; a form sends what is there, and that may be empty.
    required: empty === null && isNeeded(shape),
    empty,
    initial,
    part: meta.part ?? null,
    schema,
  };
  return { ...base, ...shape };
}

/** Whether nothing typed is refused, for a field that must have a value. */
function isNeeded(shape: FieldShape): boolean {
  if (shape.type === 'text') return (shape.least ?? 0) > 0 || shape.format !== null;
  if (shape.type === 'list') return (shape.least ?? 0) > 0;
  return !['switch', 'group', 'table', 'fixed', 'hidden'].includes(shape.type);
}

function shapeOf(schema: z.core.$ZodType, meta: Meta, depth: number): FieldShape {
  const def = definition(schema) as unknown as Def;
  const { input } = meta;
  if (input === 'hidden') return { type: 'hidden' };
  if (depth > DEPTH) return { type: 'unknown', what: 'a form that contains itself' };
  if (input !== undefined && !isTextInput(input)) return { type: 'own', input, of: meta.of ?? null };
  switch (def.type) {
    case 'string':
    case 'template_literal':
      return textOf(schema as z.ZodString, def, input);
    case 'number':
    case 'int':
      return numberOf(schema as z.ZodNumber);
    case 'boolean':
      return { type: 'switch' };
    case 'enum':
      return { type: 'choice', options: optionsOf(Object.values(def.entries ?? {}), meta) };
    case 'literal':
      return literalOf(def, meta);
    case 'null':
      return { type: 'fixed', value: null };
    case 'object':
      return { type: 'group', fields: namedFields(Object.entries(def.shape ?? {}), depth) };
    case 'tuple':
      return { type: 'group', fields: namedFields([...(def.items ?? []).entries()], depth) };
    case 'array':
      return listOf(def, meta, depth);
    case 'record':
      return tableOf(def, meta, depth);
    case 'union':
      return unionOf(def, meta, depth);
    default:
      return { type: 'unknown', what: def.type };
  }
}

const isTextInput = (input: InputKind): input is FieldOf<'text'>['input'] =>
  input === 'line' || input === 'text' || input === 'prose';

function textOf(schema: z.ZodString, { format: own }: Def, input: InputKind | undefined): FieldShape {
  const { minLength, maxLength } = schema;
  const format = own ?? schema.format;
  if (format === 'date') return { type: 'own', input: 'day', of: null };
  if (format === 'datetime') return { type: 'own', input: 'moment', of: null };
  return {
    type: 'text',
    input: input !== undefined && isTextInput(input) ? input : 'line',
    least: minLength ?? null,
    most: maxLength ?? null,
    format: format === 'email' || format === 'url' ? format : null,
  };
}

const finite = (value: number | null): number | null =>
  value === null || Math.abs(value) >= Number.MAX_SAFE_INTEGER ? null : value;

const numberOf = ({ minValue, maxValue, isInt }: z.ZodNumber): FieldShape => ({
  type: 'number',
  least: finite(minValue),
  most: finite(maxValue),
  whole: isInt,
});

const optionsOf = (values: readonly Option['value'][], { options }: Meta): Option[] =>
  values.map((value) => ({ value, label: options?.[String(value)] ?? String(value) }));

function literalOf({ values = [] }: Def, meta: Meta): FieldShape {
  const some = values.filter((value) => value !== null && value !== undefined);
  if (some.length > 1) return { type: 'choice', options: optionsOf(some, meta) };
  return { type: 'fixed', value: some[0] ?? null };
}

const namedFields = (
  entries: readonly (readonly [string | number, z.core.$ZodType])[],
  depth: number,
): NamedField[] => entries.map(([name, schema]) => ({ name, field: walk(schema, depth + 1) }));

/** The limit that the checks of a list set, by the name that zod gives it. */
function limitOf({ checks = [] }: Def, name: 'minimum' | 'maximum'): number | null {
  const limits = checks.flatMap((check) => {
    // oxlint-disable-next-line no-underscore-dangle -- zod has no other name for the definition of a check
    const def = check._zod.def as { minimum?: number; maximum?: number; length?: number };
    return def[name] ?? def.length ?? [];
  });
  return limits[0] ?? null;
}

function listOf(def: Def, meta: Meta, depth: number): FieldShape {
  const item = walk(def.element!, depth + 1);
  const itemName = meta.item ?? (item.label || 'item');
  const [least, most] = [limitOf(def, 'minimum'), limitOf(def, 'maximum')];
  return { type: 'list', item: { ...item, label: item.label || itemName }, itemName, least, most };
}

function tableOf({ keyType, valueType }: Def, meta: Meta, depth: number): FieldShape {
  const keys = keyType ? (definition(opened(keyType).inner) as unknown as Def) : undefined;
  const names = keys?.entries ? Object.values(keys.entries).map(String) : null;
  const value = walk(valueType!, depth + 1);
  const itemName = meta.item ?? (value.label || 'entry');
  return { type: 'table', value: { ...value, label: value.label || itemName }, names, itemName };
}

function unionOf({ options = [] }: Def, meta: Meta, depth: number): FieldShape {
  const fields = options.map((option) => walk(option, depth + 1));
  const values = fields.flatMap((field) =>
    field.type === 'fixed' && typeof field.value !== 'object' ? [field.value] : [],
  );
  if (values.length === fields.length) {
    const labels = Object.fromEntries(fields.map((field, at) => [String(values[at]), field.label]));
    const given = Object.fromEntries(Object.entries(labels).filter(([, label]) => label !== ''));
    return { type: 'choice', options: optionsOf(values, { options: { ...given, ...meta.options } }) };
  }
  return { type: 'alternatives', options: fields.map((field) => named(field, meta)) };
}

/** An alternative is named by its title, or by the value that tells it apart. */
function named(field: Field, { options }: Meta): Field {
  if (field.label !== '') return field;
  const fixed = field.type === 'fixed' ? field : apart(field);
  const value = typeof fixed?.value === 'object' ? '' : String(fixed?.value ?? '');
  return { ...field, label: options?.[value] ?? value };
}

/** The field with a fixed value that tells an alternative from the others. */
export const apart = (field: Field): FieldOf<'fixed'> | undefined =>
  field.type === 'group'
    ? field.fields.map(({ field: inner }) => inner).find((inner) => inner.type === 'fixed')
    : undefined;
