import type { CaseCommission, PutCommission } from '../../contract/commissions.ts';

/** The form of a commission: texts as they are typed. */
export interface CommissionForm {
  /** As it was when the form was opened; null: there was none. */
  version: number | null;
  university: string;
  currency: string;
  expected: string;
  expected_on: string;
  invoiced_on: string;
  received_on: string;
  received: string;
  note: string;
}

/** What is stored; a new one begins with what the case says. */
export const formOf = ({ commission, university, currency }: CaseCommission): CommissionForm => ({
  version: commission?.version ?? null,
  university: commission?.university ?? university,
  currency: commission?.currency ?? currency,
  expected: commission?.expected.toLocaleString('en') ?? '',
  expected_on: commission?.expected_on ?? '',
  invoiced_on: commission?.invoiced_on ?? '',
  received_on: commission?.received_on ?? '',
  received: commission?.received?.toLocaleString('en') ?? '',
  note: commission?.note ?? '',
});

/** The amount in a text; null: none. Undefined: it is not a whole number above zero. */
export function amountOf(text: string): number | null | undefined {
  const digits = text.replaceAll(/[\s,]/g, '');
  if (digits === '') return null;
  return /^\d{1,9}$/.test(digits) && Number(digits) > 0 ? Number(digits) : undefined;
}

/** Whether it can be sent. */
export const isComplete = (form: CommissionForm): boolean =>
  form.university.trim() !== '' &&
  typeof amountOf(form.expected) === 'number' &&
  amountOf(form.received) !== undefined &&
  (form.received.trim() === '') === (form.received_on === '');

/** As the API takes it. */
export const valuesOf = (form: CommissionForm): PutCommission => ({
  version: form.version,
  university: form.university.trim(),
  currency: form.currency,
  expected: amountOf(form.expected) ?? 0,
  expected_on: form.expected_on || null,
  invoiced_on: form.invoiced_on || null,
  received_on: form.received_on || null,
  received: amountOf(form.received) ?? null,
  note: form.note.trim(),
});

const LABELS: readonly [string, keyof CommissionForm][] = [
  ['University', 'university'],
  ['Currency', 'currency'],
  ['Expected', 'expected'],
  ['Due on', 'expected_on'],
  ['Invoiced on', 'invoiced_on'],
  ['Received on', 'received_on'],
  ['Received', 'received'],
  ['Note', 'note'],
];

/** What a colleague has stored that is not as it was typed: 'Expected: 5,100'. */
export const differences = (stored: CommissionForm, form: CommissionForm): string[] =>
  LABELS.filter(([, name]) => stored[name] !== form[name]).map(
    ([label, name]) => `${label}: ${String(stored[name] ?? '') || 'nothing'}`,
  );
