import type { Json } from '../../../contract/edits/changes.ts';
import { valueAt, type Path } from '../../../contract/edits/paths.ts';
import type { Field } from '../../../contract/forms/field.ts';
import { alternativeOf } from '../store/empty.ts';
import { plain } from './plain.ts';
import { summaryOf } from './summary.ts';

/** The field at a path; undefined if the form has no such field, as an older revision may have had. */
export function fieldAt(form: Field, path: Path, value?: Json): Field | undefined {
  let field: Field | undefined = form;
  for (const [at, step] of path.entries()) {
    if (field?.type === 'alternatives') {
      const shape: number = alternativeOf(field.options, valueAt(value, path.slice(0, at)));
      field = field.options[shape] ?? field.options.find((option) => hasField(option, step));
    }
    field = field && inside(field, step);
  }
  return field;
}

const hasField = (field: Field, step: string | number): boolean => inside(field, step) !== undefined;

function inside(field: Field, step: string | number): Field | undefined {
  if (step === '@order') return field;
  if (field.type === 'group') return field.fields.find(({ name }) => name === step)?.field;
  if (field.type === 'list') return field.item;
  if (field.type === 'table') return { ...field.value, label: String(step) };
  return undefined;
}

/** Where a field is, in words: 'Branches, branch 2, Phones'. */
export function pathWords(form: Field, path: Path, value: Json): string {
  const words: string[] = [];
  for (const [at, step] of path.entries()) {
    const upTo = path.slice(0, at + 1);
    if (step === '@order') words.push('order');
    else {
      const around = valueAt(value, path.slice(0, at));
      const field = fieldAt(form, upTo, value);
      if (Array.isArray(around) || isItem(step)) words.push(itemWords(field, upTo, value));
      else words.push(field?.label || String(step));
    }
  }
  return words.join(', ') || 'Everything';
}

const isItem = (step: string | number): boolean => typeof step === 'number' || step.startsWith('@');

function itemWords(field: Field | undefined, path: Path, value: Json): string {
  const item = valueAt(value, path);
  const list = valueAt(value, path.slice(0, -1));
  const name = field?.label || 'item';
  const at = Array.isArray(list) && item !== undefined ? (list as Json[]).indexOf(item) : -1;
  const summary = field && summaryOf(field, item);
  const numbered = at >= 0 ? `${name} ${at + 1}` : name;
  return summary === undefined ? numbered : `${numbered} (${summary})`;
}

/** The order of a list, by the names of its items. */
export function orderWords(form: Field, path: Path, ids: Json | undefined, value: Json): string {
  const list = path.slice(0, -1);
  return (Array.isArray(ids) ? (ids as Json[]) : [])
    .map((id, at) => {
      const item = [...list, `@${plain(id)}`];
      const field = fieldAt(form, item, value);
      return `${at + 1}. ${(field && summaryOf(field, valueAt(value, item))) ?? field?.label ?? 'item'}`;
    })
    .join('\n');
}

/** As many fields are named; the rest is counted. */
const NAMED = 5;

/** 'Name; Phones; and 3 more' */
export function changedFields(words: readonly string[]): string {
  const names = [...new Set(words)];
  const rest = names.length - NAMED;
  return rest > 0 ? `${names.slice(0, NAMED).join('; ')}; and ${rest} more` : names.join('; ');
}
