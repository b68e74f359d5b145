import type * as z from 'zod';
import { documentKind } from '../../contract/documents/index.ts';
import { isSame, type Json } from '../../contract/edits/changes.ts';
import { steadyPath, valueAt, withValueAt, type Path } from '../../contract/edits/paths.ts';
import { faultsIn, formSentence, type Fault } from '../../contract/forms/check.ts';
import { factForm } from '../../contract/forms/fact.ts';
import type { FormSchema } from '../../contract/forms/meta.ts';
import { SHIPPED } from '../../content/documents.ts';
import { factDocument, factIds, shippedFact } from '../../content/facts/index.ts';
import { formOf } from '../../content/facts/form.ts';
import type { FormData } from './kind.ts';
import { placeInWords } from './policy.complete.ts';
import { otherFactKind } from './policy.fact-kind.ts';
import { unknownIds } from './unknown-ids.ts';

/** A stored document as its schema reads it today. */
export interface Fitted {
  data: FormData;
  /** What of the stored one no longer fits, in sentences; visitors see the shipped value there. Empty: all fits. */
  unfit: readonly string[];
}

/** Each round mends what the one before has uncovered. */
const ROUNDS = 100;

const FACTS = new Map(factIds.map((id) => [factDocument(id), id]));
export const shippedDocument = (name: string) => (SHIPPED as Record<string, object>)[name] as FormData;

/**
 * Reads what was stored, perhaps by an older version of the program, with the schema of today. What the schema no longer
 * has is dropped; what does not fit becomes the shipped value, or is left out if it is an item of a list that was not
 * shipped. @returns undefined for a name that there is no longer
 */
export function fitted(name: string, stored: FormData): Fitted | undefined {
  const kind = documentKind(name);
  if (kind) return fittedForm(kind.schema, stored, shippedDocument(name));
  const id = FACTS.get(name);
  if (id === undefined) return undefined;
  const shipped = shippedFact(id);
  const known = Object.fromEntries(Object.entries(stored).filter(([field]) => field in factForm.shape));
  const { data, error } = factForm.safeParse(known, { error: formSentence });
  const wrong = data && otherFactKind(data, shipped.value);
  if (data && !wrong) return { data: data as unknown as FormData, unfit: [] };
  // A day of checking belongs to its value, so nothing of it is mixed.
  const faults = error ? faultsIn(error) : [{ path: ['value'], message: wrong! }];
  return { data: formOf(shipped) as unknown as FormData, unfit: inWords(factForm, faults) };
}

function fittedForm(schema: FormSchema, stored: FormData, shipped: FormData): Fitted {
  const unfit = new Set<string>();
  let value: Json = stored;
  for (let round = 0; round < ROUNDS; round += 1) {
    const parsed = schema.safeParse(value, { error: formSentence });
    const faults = parsed.success ? unknownIn(schema, parsed.data as FormData) : [];
    if (parsed.success && faults.length === 0) return { data: parsed.data as FormData, unfit: [...unfit] };
    const issue = parsed.error?.issues[0];
    const fault = issue ? { path: stepsOf(issue), message: issue.message } : faults[0]!;
    for (const each of inWords(schema, [fault])) unfit.add(each);
    value = mended(value, fault.path, shipped);
  }
  return { data: shipped, unfit: [...unfit] };
}

const stepsOf = (issue: z.core.$ZodIssue): Path => issue.path.map((step) => step as string | number);

/** Figures and offices that no longer exist, as faults. */
function unknownIn(schema: FormSchema, data: FormData): Fault[] {
  const unknown = unknownIds(schema, data);
  if (!unknown || unknown.ok || unknown.error.code !== 'invalid') return [];
  return Object.entries(unknown.error.fields).flatMap(([path, faults]) =>
    faults.map((fault) => ({
      path: path.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step)),
      message: 'message' in fault ? fault.message : '',
    })),
  );
}

function mended(value: Json, at: Path, shipped: FormData): Json {
  const path = steadyPath(value, at);
  const original = valueAt(shipped, path);
  if (original !== undefined && !isSame(original, valueAt(value, path)))
    return withValueAt(value, path, original) ?? null;
  const item = path.findLastIndex((step) => typeof step === 'number' || step.startsWith('@'));
  if (item !== -1) return withValueAt(value, path.slice(0, item + 1), undefined) ?? null;
  const [first] = path;
  return first === undefined ? shipped : (withValueAt(value, [first], shipped[first]) ?? null);
}

const inWords = (schema: FormSchema, faults: readonly Fault[]): string[] =>
  faults.map(({ path, message }) => [placeInWords(schema, path), message].filter(Boolean).join(': '));
