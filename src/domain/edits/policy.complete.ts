import type * as z from 'zod';
import type { Json } from '../../contract/edits/changes.ts';
import type { Field } from '../../contract/forms/field.ts';
import type { FormSchema } from '../../contract/forms/meta.ts';
import { walkForm } from '../../contract/forms/walk.ts';
import type { FormData } from './kind.ts';

/** Each round mends what the one before has uncovered; forms are at most this deep. */
const ROUNDS = 30;
type Path = readonly (string | number)[];

/**
 * A draft with faults as valid data, for its preview: what is missing gets a text that says so, what is too long is cut.
 * @returns undefined if that is not possible, for instance because an event has no time
 */
export function completed(schema: FormSchema, draft: FormData): FormData | undefined {
  const form = walkForm(schema);
  let value: Json = draft;
  for (let round = 0; round < ROUNDS; round += 1) {
    const parsed = schema.safeParse(value);
    if (parsed.success) return parsed.data as FormData;
    const before = value;
    // The last ones first, so that removing an item does not move the others.
    for (const issue of parsed.error.issues.toReversed()) value = mended(value, issue, form);
    if (JSON.stringify(before) === JSON.stringify(value)) return undefined;
  }
  return undefined;
}

function mended(value: Json, issue: z.core.$ZodIssue, form: Field): Json {
  const path = issue.path.map((step) => (typeof step === 'number' ? step : String(step)));
  const now = valueAt(value, path);
  const wanted = replacement(now, issue, fieldAt(form, path));
  if (wanted !== undefined && JSON.stringify(wanted) !== JSON.stringify(now))
    return replaced(value, path, wanted);
  // What cannot be made up is left out together with the item of a list that it belongs to.
  const item = path.findLastIndex((step) => typeof step === 'number');
  return item === -1 ? value : without(value, path.slice(0, item + 1));
}

function replacement(now: Json | undefined, issue: z.core.$ZodIssue, field: Field | undefined) {
  if (issue.code === 'too_big') {
    const most = Number(issue.maximum);
    if (typeof now === 'string') return now.slice(0, most);
    if (Array.isArray(now)) return now.slice(0, most);
    return most;
  }
  if (issue.code === 'too_small' && typeof now === 'number') return Number(issue.minimum);
  if (issue.code === 'too_small' && Array.isArray(now) && field?.type === 'list') {
    return [...now, standIn(field.item) ?? null];
  }
  return field && standIn(field);
}

/** What stands on the page where a value is missing. */
function standIn(field: Field): Json | undefined {
  if (field.type === 'text') {
    if (field.format === 'email') return 'missing@example.invalid';
    if (field.format === 'url') return 'https://missing.invalid/';
    return `[${field.label || 'Text'} is missing]`;
  }
  if (field.empty === 'null') return null;
  if (field.initial !== undefined) return field.initial;
  if (field.type === 'number') return field.least ?? 0;
  if (field.type === 'switch') return false;
  if (field.type === 'choice') return field.options[0]?.value;
  if (field.type === 'fixed') return field.value;
  if (field.type === 'list') return [];
  if (field.type === 'group' || field.type === 'table') return {};
  return undefined;
}

/** Where a fault is, in words: 'Sections 2, Paragraphs 1, Text'. */
export function placeInWords(schema: FormSchema, path: Path): string {
  const words: string[] = [];
  for (let length = 1; length <= path.length; length += 1) {
    const step = path[length - 1]!;
    const label = fieldAt(walkForm(schema), path.slice(0, length))?.label;
    if (typeof step !== 'number') words.push(label || step);
    else if (words.length > 0) words.push(`${words.pop()!} ${step + 1}`);
  }
  return words.join(', ');
}

function fieldAt(form: Field, path: Path): Field | undefined {
  let field: Field | undefined = form;
  for (const step of path) {
    if (field?.type === 'group') field = field.fields.find(({ name }) => name === step)?.field;
    else if (field?.type === 'list') field = field.item;
    else if (field?.type === 'table') field = field.value;
    else return undefined;
  }
  return field;
}

type Fields = { readonly [name: string]: Json };
const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);
const isFields = (value: Json | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !isList(value);

const valueAt = (value: Json | undefined, path: Path): Json | undefined =>
  path.reduce<Json | undefined>((inner, step) => {
    if (isList(inner)) return inner[Number(step)];
    return isFields(inner) ? inner[String(step)] : undefined;
  }, value);

function replaced(value: Json | undefined, [step, ...rest]: Path, wanted: Json): Json {
  if (step === undefined) return wanted;
  if (isList(value)) return value.with(Number(step), replaced(value[Number(step)], rest, wanted));
  const fields = isFields(value) ? value : {};
  return { ...fields, [step]: replaced(fields[String(step)], rest, wanted) };
}

function without(value: Json, path: Path): Json {
  const list = valueAt(value, path.slice(0, -1));
  return isList(list) ? replaced(value, path.slice(0, -1), list.toSpliced(Number(path.at(-1)), 1)) : value;
}
