import { EXAMPLE_IDS } from '../../contract/calls/parameters.ts';
import type { AccountExport, AccountSession, LoginAnswer, Profile } from '../../contract/accounts.ts';

/** Fictitious people for the documentation. */
const access = 'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJ0b2tlbl90eXBlIjoiYWNjZXNzIn0.c2lnbmF0dXJl';
const refresh = 'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJ0b2tlbl90eXBlIjoicmVmcmVzaCJ9.c2lnbmF0dXJl';
export const tokenPair = { access, refresh };
export const loginAnswer: LoginAnswer = { token: tokenPair, role: 'user' };

export const email = 'maya@example.com';
export const password = 'Sayapatri7!';
const newPassword = 'Laliguras8!';
export const register = { email, password, confirm_password: password };
export const newPasswords = { new_password: newPassword, confirm_password: newPassword };
export const passwordChange = { current_password: password, ...newPasswords };

const signedUp = '2026-11-02T04:15:09.120Z';
export const profile: Profile = {
  email,
  first_name: 'Maya',
  last_name: 'Gurung',
  contact: '+977 9800000000',
  address: 'Lakeside, Pokhara',
  role: 'user',
  created_at: signedUp,
  second_factor: false,
};
export const session: AccountSession = {
  id: EXAMPLE_IDS.session,
  agent: 'Chrome on Android',
  created_at: '2026-11-20T10:02:44.310Z',
  used_at: '2026-11-21T08:47:03.005Z',
  current: true,
};
export const accountExport: AccountExport = {
  exported_at: '2026-11-21T08:50:00.000Z',
  account: {
    ...profile,
    id: '0d4e7c1a-5b6f-4d28-9c3a-7e8f90a1b2c3',
    status: 'active',
    staff_role: null,
    verified_at: '2026-11-02T04:21:37.002Z',
    entered_at: null,
    last_login_at: session.created_at,
    consent_version: '1.0',
  },
  sessions: [{ ...session, ended_at: null }],
  known_devices: [{ created_at: session.created_at, used_at: session.created_at }],
  mails: [
    {
      template: 'verify-email',
      recipient: 'maya@example.com',
      subject: 'Confirm your e-mail address',
      queued_at: signedUp,
      sent_at: '2026-11-02T04:15:11.480Z',
    },
  ],
  email_changes: [],
  record: [],
};
