import type { Mail, Person, RecoveryCodes, SecondFactorSetup } from '../contract/accounts.ts';

/** Invented objects for the documentation of the back office's calls. */
export const person: Person = {
  id: '8f14e45f-ceea-4a7e-9a3b-0a3f3c1d2e4b',
  email: 'sita.shrestha@example.com',
  first_name: 'Sita',
  last_name: 'Shrestha',
  contact: '+977 984-1234567',
  role: 'user',
  status: 'active',
  verified_at: '2026-11-20T04:15:00.000Z',
  second_factor: false,
  created_at: '2026-11-20T04:12:00.000Z',
  last_login_at: '2026-11-21T10:00:00.000Z',
};

export const mail: Mail = {
  id: '3f2a7c1e-5b64-4d0e-8f39-6a1b2c3d4e5f',
  template: 'verify-email',
  recipient: person.email,
  subject: 'Verify your email address',
  state: 'dead',
  attempts: 12,
  last_error: '550 No such user',
  queued_at: '2026-11-20T04:12:00.000Z',
  next_attempt_at: null,
  sent_at: null,
};

export const secondFactorSetup: SecondFactorSetup = {
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/Prasthan:office%40example.com?issuer=Prasthan&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30',
};

export const recoveryCodes: RecoveryCodes = { recovery_codes: ['KM4P-7XWQ-HT9D', 'B2JN-RS8E-YC3V'] };
