/**
 * The vocabulary of the security log. Without zod, because browsers show it. How to record an event, and how to add
 * one: docs/security-log.md.
 */

/** All events, with the names that staff see. */
export const SECURITY_EVENTS = {
  login: 'Login',
  login_code_asked: 'Password correct, code asked for',
  logout: 'Log-out',
  sessions_ended: 'Logged out by an owner',
  refresh_reused: 'Refresh token used twice, session ended',
  limit_reached: 'Limit reached',
  email_verified: 'E-mail address verified',
  password_reset_asked: 'New password requested',
  password_reset: 'Password reset by link',
  password_changed: 'Password changed',
  email_change_asked: 'Change of e-mail address asked',
  email_changed: 'E-mail address changed',
  email_change_stopped: 'Change of e-mail address stopped',
  email_change_undone: 'Change of e-mail address taken back',
  role_changed: 'Role changed',
  account_disabled: 'Account disabled',
  account_enabled: 'Account enabled',
  second_factor_on: 'Second factor turned on',
  second_factor_off: 'Second factor turned off',
  second_factor_code: 'Second factor code',
  proof: 'Password or code typed again',
  recovery_code_used: 'Recovery code used',
  list_exported: 'List exported',
  document_opened: 'Document opened by staff',
  data_exported: 'Own data downloaded',
  account_erased: 'Account erased',
  access_refused: 'Access refused',
  token_forged: 'Forged token',
  file_refused: 'Harmful file refused',
} as const;
export type SecurityEventCode = keyof typeof SECURITY_EVENTS;
export const SECURITY_EVENT_CODES = Object.keys(SECURITY_EVENTS) as [
  SecurityEventCode,
  ...SecurityEventCode[],
];

/** failed: a wrong password or code. refused: not allowed, or too many attempts. */
export const SECURITY_RESULTS = { ok: 'Succeeded', failed: 'Failed', refused: 'Refused' } as const;
export type SecurityResult = keyof typeof SECURITY_RESULTS;
