import {
  SECURITY_EVENT_CODES,
  SECURITY_EVENTS,
  type SecurityEventCode,
} from '../../contract/security-events.ts';
import type { ChoiceGroup } from '../list/several-filter.tsx';

const NAMED: Readonly<Record<string, readonly SecurityEventCode[]>> = {
  'Logging in and out': [
    'login',
    'login_code_asked',
    'second_factor_code',
    'recovery_code_used',
    'limit_reached',
    'refresh_reused',
    'logout',
    'sessions_ended',
  ],
  'Passwords and accounts': [
    'email_verified',
    'password_reset_asked',
    'password_reset',
    'password_changed',
    'email_change_asked',
    'email_changed',
    'email_change_stopped',
    'email_change_undone',
    'role_changed',
    'account_disabled',
    'account_enabled',
    'second_factor_on',
    'second_factor_off',
  ],
  'Data downloaded, opened or erased': [
    'document_opened',
    'list_exported',
    'data_exported',
    'account_erased',
  ],
  Refused: ['access_refused', 'token_forged', 'file_refused'],
};
const named = new Set(Object.values(NAMED).flat());
const others = SECURITY_EVENT_CODES.filter((code) => !named.has(code));

/** Every event for the filter; those without a group are under 'Others'. */
export const EVENT_GROUPS: readonly ChoiceGroup[] = Object.entries({ ...NAMED, Others: others })
  .filter(([, codes]) => codes.length > 0)
  .map(([label, codes]) => ({
    label,
    choices: codes.map((value) => ({ value, label: SECURITY_EVENTS[value] })),
  }));
