import type { MailLetter } from '../domain/mails/present.ts';

const ORIGIN = 'https://prasthan.example';
const TOKEN = 'pZ3kq0n7xV1cL8sY5tW2bR9mG4hJ6dF-aE_uQiOoXwK';
const until = '12 December 2026, 2:00 PM';

/** A letter of every template, for previews and tests. */
export const SAMPLE_LETTERS: readonly MailLetter[] = [
  {
    template: 'verify-email',
    data: { link: `${ORIGIN}/verify-email/M2YyYTFiMDk/${TOKEN}/` },
    subject: 'Verify your email address',
    until,
  },
  {
    template: 'verify-again',
    data: {
      link: `${ORIGIN}/verify-email/M2YyYTFiMDk/${TOKEN}/`,
      resetLink: `${ORIGIN}/email-verification`,
    },
    subject: 'Did you sign up again?',
    until,
  },
  {
    template: 'already-registered',
    data: { loginLink: `${ORIGIN}/login`, resetLink: `${ORIGIN}/email-verification` },
    subject: 'You already have an account with us',
    until: null,
  },
  {
    template: 'reset-password',
    data: { link: `${ORIGIN}/password-reset/M2YyYTFiMDk/${TOKEN}/` },
    subject: 'Choose a new password',
    until,
  },
  {
    template: 'password-changed',
    data: { at: until, resetLink: `${ORIGIN}/email-verification` },
    subject: 'Your password was changed',
    until: null,
  },
];
