import * as z from 'zod';
import { describe, expect, it } from 'vitest';
import { registerBodySchema } from '../../contract/account-bodies.ts';
import { personChangeSchema, profileFieldsSchema } from '../../contract/accounts.ts';
import { fieldErrorsOf, firstSentence, impossibleTexts } from './field-messages.ts';

function errorsOf(schema: z.ZodType, value: unknown) {
  const { error } = schema.safeParse(value);
  return fieldErrorsOf(error?.issues ?? [], value);
}

describe('sentences of field errors', () => {
  it.each([
    [{}, 'This field is required.'],
    [{ email: null }, 'This field may not be null.'],
    [{ email: '  ' }, 'This field may not be blank.'],
    [{ email: 5 }, 'Not a valid string.'],
    [{ email: ['a@b.co'] }, 'Not a valid string.'],
    [{ email: 'maya@' }, 'Enter a valid email address.'],
    [{ email: `${'m'.repeat(250)}@example.com` }, 'Ensure this field has no more than 254 characters.'],
  ])('of %j', (value, sentence) => {
    expect(errorsOf(registerBodySchema, value)['email']).toEqual([sentence]);
  });

  it.each([
    ['Maybe', '"Maybe" is not a valid choice.'],
    [3, '"3" is not a valid choice.'],
    [null, 'This field may not be null.'],
    ['x'.repeat(10_000), `"${'x'.repeat(100)}" is not a valid choice.`],
  ])('of the choice %.20s', (status, sentence) => {
    expect(errorsOf(personChangeSchema, { status })).toEqual({ status: [sentence] });
  });

  it('of numbers', () => {
    const schema = z.object({ event: z.int().min(1).max(9) });
    const sentences = ['x', 1.5, 0, 10].map((event) => errorsOf(schema, { event })['event']?.[0]);
    expect(sentences).toEqual([
      'A valid number is required.',
      'A valid integer is required.',
      'Ensure this value is greater than or equal to 1.',
      'Ensure this value is less than or equal to 9.',
    ]);
  });

  it('keep the rules of passwords, and stand across fields where two must match', () => {
    const form = { email: 'maya@example.com', password: 'himalaya', confirm_password: 'everest' };
    expect(errorsOf(registerBodySchema, form)['password']).toEqual([
      'Password must contain at least one uppercase letter',
    ]);
    const mismatch = { ...form, password: 'Himalaya-1!' };
    expect(errorsOf(registerBodySchema, mismatch)).toEqual({ non_field_errors: ['Passwords must match'] });
  });

  it('stand for every field at once', () => {
    const long = { first_name: 'x'.repeat(151), contact: null, address: 7 };
    expect(Object.keys(errorsOf(profileFieldsSchema.partial(), long))).toEqual([
      'first_name',
      'contact',
      'address',
    ]);
  });
});

it('texts that no database holds are named', () => {
  expect(impossibleTexts({ a: 'fine', b: 'x\0', c: '\udc00', d: ['x', { e: '\0' }], f: 1, g: null })).toEqual(
    {
      b: ['Null characters are not allowed.'],
      c: ['Surrogate characters are not allowed.'],
      d: ['Null characters are not allowed.'],
    },
  );
});

it.each([
  [{ email: ['This field is required.'] }, 'Email: This field is required.'],
  [{ email: ['Enter a valid email address.'] }, 'Enter a valid email address.'],
  [{ confirm_password: ['This field may not be blank.'] }, 'Confirm password: This field may not be blank.'],
  [{ marital_status: ['"Maybe" is not a valid choice.'] }, 'Marital status: "Maybe" is not a valid choice.'],
  [{ non_field_errors: ['Passwords must match'], email: ['x'] }, 'Passwords must match'],
  [{ password: ['Password must contain at least one number'] }, 'Password must contain at least one number'],
  [{}, ''],
])('%j as one sentence', (errors, sentence) => {
  expect(firstSentence(errors)).toBe(sentence);
});
