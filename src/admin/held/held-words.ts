import type { HeldValue } from '../../contract/held-values.ts';

/** The words of staff for fields that imports set. */
const FIELDS: Readonly<Record<string, string>> = {
  annual_fees: 'Fees a year',
  total_fees: 'Total fees',
  duration_weeks: 'Duration in weeks',
  course_name: 'Name of the course',
  course_type: 'Type of the course',
  field_detail: 'Subjects',
  interest: 'Level',
  specialization: 'Field of study',
  university_name: 'Name of the university',
};

export function fieldLabel(field: string): string {
  const words = field.replaceAll('_', ' ');
  return FIELDS[field] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

export const FIELD_CHOICES = [
  'annual_fees',
  'total_fees',
  'duration_weeks',
  'course_name',
  'status',
  'website',
].map((value) => ({ value, label: fieldLabel(value) }));

/** A value as people read it: 'AUD 1,650,000', '104', 'nothing'. */
export function valueWords(
  value: string,
  { field, currency }: Pick<HeldValue, 'field' | 'currency'>,
): string {
  if (value === '') return 'nothing';
  if (!field.endsWith('_fees') || Number.isNaN(Number(value))) return value;
  return `${currency ?? ''} ${Number(value).toLocaleString('en')}`.trim();
}
