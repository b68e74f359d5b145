import { EXAMPLE_IDS } from '../../contract/calls/parameters.ts';
import type { Mail, Person, RecoveryCodes, SecondFactorSetup } from '../../contract/accounts.ts';
import type { LogEntry } from '../../contract/change-log.ts';
import type { Invitation } from '../../contract/staff.ts';
import type { FaultEntry } from '../../contract/faults.ts';
import type { SecurityEntry } from '../../contract/security-log.ts';

/** Fictitious objects for the documentation of the back office's calls. */
export const person: Person = {
  id: EXAMPLE_IDS.person,
  email: 'sita.shrestha@example.com',
  first_name: 'Sita',
  last_name: 'Shrestha',
  contact: '+977 984-1234567',
  role: 'user',
  staff_role: null,
  status: 'active',
  verified_at: '2026-11-20T04:15:00.000Z',
  second_factor: false,
  entered_at: null,
  created_at: '2026-11-20T04:12:00.000Z',
  last_login_at: '2026-11-21T10:00:00.000Z',
  in_cases: { first_name: 'Sita', last_name: 'Shrestha', contact: '9841234567' },
  cases: 1,
};

export const mail: Mail = {
  id: EXAMPLE_IDS.mail,
  template: 'verify-email',
  recipient: person.email,
  subject: 'Confirm your e-mail address',
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

export const recoveryCodes: RecoveryCodes = {
  recovery_codes: ['KM4P-7XWQ-HT9D-V6GA-3NUK-5ELZ', 'B2JN-RS8E-YC3V-9DTP-WH4Q-M7XF'],
};

export const securityEntry: SecurityEntry = {
  id: 4711,
  at: '2026-11-22T06:30:00.000Z',
  last_at: '2026-11-22T06:30:41.000Z',
  times: 7,
  event: 'login',
  result: 'failed',
  account: { id: person.id, email: person.email },
  unknown_account: null,
  subject: null,
  address: '203.0.113.7',
  agent: 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36',
  program: 'Chrome on Android',
  detail: { reason: 'no_active_account' },
};

export const faultEntry: FaultEntry = {
  id: 12,
  reference: '7F3K-9QXM',
  at: '2026-11-22T06:30:00.000Z',
  source: 'server',
  method: 'POST',
  route: '/api/app/course/{id}/',
  status: 500,
  kind: 'API request failed: TypeError',
  place: 'src/domain/courses/data.ts:41:12',
  first_at: '2026-11-20T04:12:00.000Z',
  last_at: '2026-11-22T06:30:00.000Z',
  times: 3,
};

export const invitation: Invitation = {
  id: EXAMPLE_IDS.invitation,
  email: 'bina.lama@example.com',
  first_name: 'Bina',
  last_name: 'Lama',
  staff_role: 'editor',
  invited_by: 'Sita Shrestha',
  invited_at: '2026-11-22T06:30:00.000Z',
  sent_at: '2026-11-22T06:30:00.000Z',
  expires_at: '2026-11-29T06:30:00.000Z',
  expired: false,
};

export const logEntry: LogEntry = {
  id: 'c4711',
  at: '2026-11-22T06:30:00.000Z',
  who: { id: EXAMPLE_IDS.person, name: 'Sita Shrestha' },
  kind: 'staff',
  object: '5f1d2c3b-4a59-4687-9b0c-1d2e3f4a5b6c',
  title: 'maya.gurung@example.com',
  action: 'Changed',
  revision: null,
  changed: 1,
  changes: [{ path: ['Role'], before: 'Reader', after: 'Editor' }],
};

export const proof = {
  proof: 'vR3kq0n7xV1cL8sY5tW2bR9mG4hJ6dF-aE_uQiOoXwK',
  expires_at: '2026-11-21T04:20:00.000Z',
};
