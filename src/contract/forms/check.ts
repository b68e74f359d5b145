import type * as z from 'zod';
import type { Path } from '../edits/paths.ts';
import type { FormSchema } from './meta.ts';

export interface Fault {
  /** With positions in lists, as zod reports it. */
  path: Path;
  message: string;
}

/** What is wrong with a form, in sentences that say what to do; none: it can be published. */
export function faultsOf(schema: FormSchema, value: unknown): Fault[] {
  const { error } = schema.safeParse(value, { error: formSentence });
  return error ? faultsIn(error) : [];
}

/** The faults that a schema found with `formSentence`. */
export const faultsIn = ({ issues }: z.ZodError): Fault[] => issues.flatMap((issue) => faultOf(issue));

function faultOf(issue: z.core.$ZodIssue): Fault[] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({
      path: [...issue.path.map((step) => step as string | number), key],
      message: 'This is not part of the form.',
    }));
  // If the type of one alternative fits, its faults say more than 'choose one'.
  if (issue.code === 'invalid_union') {
    const deepest = issue.errors.toSorted((one, other) => depth(other) - depth(one))[0];
    if (deepest && depth(deepest) > 1)
      return deepest.flatMap((inner) => faultOf({ ...inner, path: [...issue.path, ...inner.path] }));
  }
  return [{ path: issue.path.map((step) => step as string | number), message: issue.message }];
}
const depth = (issues: readonly z.core.$ZodIssue[]): number =>
  Math.max(0, ...issues.map(({ path }) => path.length));

type RawIssue = Parameters<z.core.$ZodErrorMap>[0];

/** The sentence for a fault that a schema has no own sentence for. */
export function formSentence(issue: RawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return missing(issue.input) ? 'Fill this in.' : typeSentence(issue.expected);
    case 'too_small':
      return missing(issue.input)
        ? 'Fill this in.'
        : tooSmall(issue.origin, Number(issue.minimum), issue.exact);
    case 'too_big':
      return tooBig(issue.origin, Number(issue.maximum));
    case 'invalid_format':
      return missing(issue.input) ? 'Fill this in.' : formatSentence(issue.format);
    case 'invalid_value':
      return missing(issue.input) ? 'Choose one.' : 'Choose one of the given values.';
    case 'invalid_union':
      return missing(issue.input) ? 'Fill this in.' : 'Choose one of the kinds and fill it in.';
    case 'not_multiple_of':
      return `Enter a multiple of ${issue.divisor}.`;
    case 'unrecognized_keys':
      return 'This is not part of the form.';
    case 'custom':
    case 'invalid_key':
    case 'invalid_element':
    case undefined:
      return 'This is not valid.';
  }
}

const missing = (input: unknown): boolean => input === undefined || input === null || input === '';

function typeSentence(expected: string): string {
  if (expected === 'number' || expected === 'int') return 'Enter a number.';
  if (expected === 'string') return 'Enter a text.';
  return 'This is not valid.';
}

const count = (number: number, what: string) =>
  `${number.toLocaleString('en')} ${what}${number === 1 ? '' : 's'}`;

function tooSmall(origin: string, least: number, exact: boolean | undefined): string {
  if (origin === 'string') return `Write ${exact ? 'exactly' : 'at least'} ${count(least, 'character')}.`;
  if (origin === 'array') return least === 1 ? 'Add at least one.' : `Add at least ${least}.`;
  return `Enter ${least.toLocaleString('en')} or more.`;
}

function tooBig(origin: string, most: number): string {
  if (origin === 'string') return `This is too long: at most ${count(most, 'character')}.`;
  if (origin === 'array') return `There may be at most ${most.toLocaleString('en')}.`;
  return `Enter ${most.toLocaleString('en')} or less.`;
}

function formatSentence(format: string): string {
  if (format === 'email') return 'Enter an e-mail address, for instance info@example.com.';
  if (format === 'url') return 'Enter a web address that starts with https://.';
  if (format === 'date') return 'Choose a day.';
  if (format === 'datetime') return 'Choose a day and a time.';
  return 'This is not written in the right way.';
}
