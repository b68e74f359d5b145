import { DOCUMENT_GROUPS, TEXT_FIELDS } from '../../contract/application-form.ts';
import type { FormFaults } from '../../contract/field-faults.ts';
import { faultSentence } from './fault-sentences.ts';
import { ACROSS_FIELDS } from './field-messages.ts';

type NestedErrors = Record<string, string[] | Record<string, { file: string[] }>>;

/** The error body for a form with files: the faults by field and file, and the first of them as `detail`. */
export function formErrors(faults: FormFaults): NestedErrors & { detail: string } {
  const errors: NestedErrors = {};
  for (const [name, fault] of Object.entries(faults)) {
    if (Array.isArray(fault)) errors[name] = fault.map(faultSentence);
    else
      errors[name] = Object.fromEntries(
        Object.entries(fault).map(([index, { file }]) => [index, { file: file.map(faultSentence) }]),
      );
  }
  return { ...errors, detail: firstProblem(errors) } as NestedErrors & { detail: string };
}

const LABELS = new Map<string, string>(
  [...TEXT_FIELDS, ...DOCUMENT_GROUPS].map(({ name, label }) => [name, label.replace(' (optional)', '')]),
);

/** The first fault, in a sentence that names its field or file. */
function firstProblem(errors: NestedErrors): string {
  const [name, problem] = Object.entries(errors)[0] ?? ['', ['']];
  const label = LABELS.get(name) ?? name.replaceAll('_', ' ');
  if (Array.isArray(problem))
    return name === ACROSS_FIELDS || name === 'file' ? problem[0]! : `${label}: ${problem[0]}`;
  const [index, { file }] = Object.entries(problem)[0]!;
  return `${label}, file ${Number(index) + 1}: ${file[0]}`;
}
