import { describe, expect, it } from 'vitest';
import { emailSchema, formErrors, loginSchema, newPasswordSchema, signupSchema } from './account-forms.ts';
import { MAX_PASSWORD_LENGTH, PASSWORD_RULES } from './account-rules.ts';

const GOOD = 'Annapurna-8091!';

describe('email', () => {
  it.each([undefined, null, '', '   '])('%j is missing', (email) => {
    expect(formErrors(emailSchema, { email })).toEqual({ email: 'Email is required.' });
  });

  it.each(['asha', 'asha@', '@example.com', 'a b@example.com', 'asha@example', `${'a'.repeat(250)}@b.np`])(
    '%s is no address',
    (email) => expect(formErrors(emailSchema, { email })).toEqual({ email: 'Invalid email format' }),
  );

  it('is read without the blanks that phones add', () => {
    expect(emailSchema.parse({ email: ' asha@example.com ' })).toEqual({ email: 'asha@example.com' });
  });
});

describe.each([
  ['login', loginSchema, 'password', {}],
  ['sign-up', signupSchema, 'password', { confirm_password: 'x' }],
  ['reset', newPasswordSchema, 'new_password', { confirm_password: 'x' }],
] as const)('the password of %s', (_form, schema, name, rest) => {
  const errors = (password: string) =>
    formErrors<object>(schema, { email: 'asha@example.com', [name]: password, ...rest });

  it.each([
    ['', 'Password is required'],
    ['Aa1!', 'Password must be at least 8 characters long'],
    ['annapurna1!', 'Password must contain at least one uppercase letter'],
    ['ANNAPURNA1!', 'Password must contain at least one lowercase letter'],
    ['Annapurna!', 'Password must contain at least one number'],
    ['Annapurna1', 'Password must contain at least one special character (@$!%*?&)'],
    ['Annapurna1#', 'Password must contain at least one special character (@$!%*?&)'],
    [`Aa1!${'x'.repeat(MAX_PASSWORD_LENGTH)}`, 'Password must be at most 256 characters long'],
  ])('%s', (password, message) => {
    expect(errors(password)).toMatchObject({ [name]: message });
  });

  it('takes other characters as well, blanks at its ends too', () => {
    for (const password of [GOOD, ' Aa1! नमस्ते # ', 'Éa1!éééé'])
      expect(errors(password)).not.toHaveProperty(name);
  });
});

it('each rule says in two ways what it wants, and is met alone', () => {
  expect(PASSWORD_RULES.map(({ met }) => met(GOOD))).toEqual([true, true, true, true, true]);
  expect(PASSWORD_RULES.map(({ met }) => met(''))).toEqual([false, false, false, false, false]);
});

describe.each([
  ['sign-up', signupSchema, 'password'],
  ['reset', newPasswordSchema, 'new_password'],
] as const)('the password of %s, typed again', (_form, schema, name) => {
  const errors = (password: string, again: unknown) =>
    formErrors<object>(schema, { email: 'asha@example.com', [name]: password, confirm_password: again });

  it('is asked for', () => {
    expect(errors(GOOD, '')).toEqual({ confirm_password: 'Retype your password.' });
    expect(errors(GOOD, undefined)).toEqual({ confirm_password: 'Retype your password.' });
  });

  it('must be the same, also while something else is wrong', () => {
    expect(errors(GOOD, `${GOOD} `)).toEqual({ confirm_password: 'Passwords must match' });
    const all = formErrors<object>(schema, { email: '', [name]: 'short', confirm_password: 'other' });
    expect(all).toMatchObject({
      [name]: 'Password must be at least 8 characters long',
      confirm_password: 'Passwords must match',
    });
    expect(errors(GOOD, GOOD)).toEqual({});
  });
});
