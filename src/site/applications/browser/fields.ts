import {
  DEFAULT_MARITAL_STATUS,
  TEXT_FIELDS,
  type MaritalStatus,
  type TextField,
} from '../../../contract/application-form.ts';
import type { Profile } from '../../../contract/accounts.ts';

/** Values of the Profile tab. */
export type Fields = Record<TextField, string> & {
  marital_status: MaritalStatus;
  /** '2027-02'; '' for not sure yet. */
  intake: string;
};
export type FieldName = keyof Fields;

export const EMPTY_FIELDS = Object.fromEntries([
  ...TEXT_FIELDS.map(({ name }) => [name, '']),
  ['marital_status', DEFAULT_MARITAL_STATUS],
  ['intake', ''],
]) as Fields;

/** Input type and autocomplete of a field. */
export const FIELD_HELP: Partial<
  Record<TextField, { type?: string; autoComplete?: string; hint?: string; list?: readonly string[] }>
> = {
  first_name: { autoComplete: 'given-name', hint: 'As in your passport.' },
  last_name: { autoComplete: 'family-name', hint: 'As in your passport.' },
  email: { type: 'email', autoComplete: 'email' },
  contact: { type: 'tel', autoComplete: 'tel' },
  test_type: {
    hint: 'Optional: leave it empty if you have not taken a test.',
    list: ['IELTS', 'PTE', 'TOEFL', 'Duolingo', 'SAT'],
  },
  overall_score: { hint: 'Optional: the overall score on your result.' },
  address: { autoComplete: 'street-address' },
  last_academic_qualification: { hint: 'For example: +2 Science, GPA 3.4, 2024.' },
};

/** Fields that may stay empty without a hint. */
const OPTIONAL: ReadonlySet<FieldName> = new Set(['test_type', 'overall_score', 'marital_status', 'intake']);

/** The field values known from an account. */
export const knownFields = ({
  first_name,
  last_name,
  email,
  contact,
  address,
}: Profile): Partial<Fields> => ({
  first_name,
  last_name,
  email,
  contact,
  address,
});

/** The field values of an earlier application. Its intake belonged to its course. */
export const knownAnswers = (answers: Omit<Fields, 'intake'>): Partial<Fields> =>
  Object.fromEntries(Object.entries(answers).filter(([name]) => name in EMPTY_FIELDS && name !== 'intake'));

/** Labels of empty fields that a counselor will ask for. None is required. */
export function missingFields(fields: Fields): { name: TextField; label: string }[] {
  const empty = TEXT_FIELDS.filter(({ name }) => !OPTIONAL.has(name) && fields[name].trim() === '');
  const email = fields.email.trim();
  if (email === '' || /^\S+@\S+\.\S+$/.test(email)) return empty;
  return [{ name: 'email', label: 'Email: this does not look like an e-mail address yet' }, ...empty];
}

/** Errors for texts that are too long, in the server's words and before anything is sent. */
export function longFields(fields: Fields): Partial<Record<FieldName, string>> {
  const long = TEXT_FIELDS.filter(({ name, maxLength }) => fields[name].trim().length > maxLength);
  return Object.fromEntries(
    long.map(({ name, maxLength }) => [name, `Ensure this field has no more than ${maxLength} characters.`]),
  );
}
