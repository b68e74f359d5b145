import type { core } from 'zod';

/** Error messages by field name; errors across fields are under `non_field_errors`. */
export type FieldErrors = Record<string, string[]>;

export const ACROSS_FIELDS = 'non_field_errors';

/**
 * Django REST Framework's messages for the issues that a schema found. Its wording is in this file only. Our own rules
 * (passwords) keep their messages.
 */
export function fieldErrorsOf(issues: readonly core.$ZodIssue[], input: unknown): FieldErrors {
  const errors: FieldErrors = {};
  for (const issue of issues) {
    const across = issue.code === 'custom' && issue.params?.['acrossFields'] === true;
    const field = across ? ACROSS_FIELDS : String(issue.path[0] ?? ACROSS_FIELDS);
    (errors[field] ??= []).push(sentenceOf(issue, valueAt(input, issue.path)));
  }
  return errors;
}

function sentenceOf(issue: core.$ZodIssue, value: unknown): string {
  if (value === undefined) return 'This field is required.';
  if (value === null) return 'This field may not be null.';
  switch (issue.code) {
    case 'invalid_type':
      return TYPES[issue.expected] ?? 'Not a valid value.';
    case 'invalid_value':
      return `"${shown(value)}" is not a valid choice.`;
    case 'invalid_format':
      return FORMATS[issue.format] ?? issue.message;
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return tooBig(issue);
    case 'custom':
    case 'not_multiple_of':
    case 'unrecognized_keys':
    case 'invalid_union':
    case 'invalid_key':
    case 'invalid_element':
      return issue.message;
  }
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'Not a valid string.',
  number: 'A valid number is required.',
  int: 'A valid integer is required.',
  boolean: 'Must be a valid boolean.',
  array: 'Expected a list of items.',
  object: 'Invalid data. Expected a dictionary.',
};
const FORMATS: Readonly<Record<string, string>> = {
  email: 'Enter a valid email address.',
  url: 'Enter a valid URL.',
  uuid: 'Must be a valid UUID.',
};

function tooSmall({ origin, minimum }: core.$ZodIssueTooSmall): string {
  if (origin !== 'string') return `Ensure this value is greater than or equal to ${minimum}.`;
  return minimum === 1
    ? 'This field may not be blank.'
    : `Ensure this field has at least ${minimum} characters.`;
}

function tooBig({ origin, maximum }: core.$ZodIssueTooBig): string {
  return origin === 'string'
    ? `Ensure this field has no more than ${maximum} characters.`
    : `Ensure this value is less than or equal to ${maximum}.`;
}

/** An invalid choice as the answer may repeat it. */
const shown = (value: unknown) =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).slice(0, 100);

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  let value = input;
  for (const key of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<PropertyKey, unknown>)[key];
  }
  return value;
}

/**
 * Texts that a database cannot store: NUL, and halves of surrogate pairs. Source: Django's
 * ProhibitNullCharactersValidator, DRF's ProhibitSurrogateCharactersValidator.
 */
export function impossibleTexts(fields: object): FieldErrors {
  const errors: FieldErrors = {};
  for (const [field, value] of Object.entries(fields) as [string, unknown][]) {
    const texts = textsIn(value);
    if (texts.some((text) => text.includes('\0'))) errors[field] = ['Null characters are not allowed.'];
    else if (!texts.every((text) => text.isWellFormed()))
      errors[field] = ['Surrogate characters are not allowed.'];
  }
  return errors;
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [name, ...textsIn(inner)]);
}

/** The first error as one sentence, for pages that show only one. It names the field if the message does not. */
export function firstSentence(errors: FieldErrors): string {
  const [[field, [message = '']] = [ACROSS_FIELDS, ['']]] = Object.entries(errors);
  if (field === ACROSS_FIELDS || !NAMELESS.test(message)) return message;
  const name = field.replaceAll('_', ' ');
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}: ${message}`;
}
/** The framework's messages say 'this field'; the password rules name theirs. */
const NAMELESS =
  /^(This field|Ensure this|Not a valid|A valid|Must be|Expected|Invalid data|Null|Surrogate|Enter a valid URL|")/;
