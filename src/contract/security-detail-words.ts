import type { SecurityDetail, SecurityEntry } from './security-log.ts';

/** Details of the security log in words, for the screen and for the table that owners download. */

/** Reasons in words for staff; unknown codes are shown as they are. */
const REASONS: Readonly<Record<string, string>> = {
  current_password_wrong: 'wrong password',
  not_verified: 'e-mail address not confirmed',
  account_disabled: 'the account is disabled',
  not_staff: 'not staff',
  no_right: 'the role does not allow it',
  second_factor_needed: 'no second factor set up yet',
  token_invalid: 'not issued by this site, or changed',
  token_wrong_type: 'issued for something else',
  not_found: 'not there, or of somebody else',
  infected: 'a virus was found in it',
  other_content: 'it is not what its name says',
  word_runs: 'it runs or loads something when it is opened',
  no_staff_role: 'removed together with the staff role',
};

/** Actions that are rate-limited. */
const LIMITS: Readonly<Record<string, string>> = {
  login: 'logging in',
  mail: 'signing up and asking for mails',
  link: 'opening mailed links',
  session: 'renewing a session',
  password: 'entering the password again',
  export: 'downloading tables and data',
  upload: 'sending forms with files',
  registration: 'registering for events',
  own: 'using the account pages',
  staff: 'using the back office',
  second_factor: 'entering codes',
};

const PLACES: Readonly<Record<string, string>> = {
  here: 'on the same device',
  one: 'on another device, from the account page',
  all: 'everywhere',
  everybody: 'everybody, everywhere',
};

/** The details of an entry in a few words; '' if there are none. */
export function detailInWords({
  detail,
  account,
  event,
}: Pick<SecurityEntry, 'detail' | 'account' | 'event'>): string {
  const { reason, many, list } = detail;
  const parts = [
    many && 'many different ones, counted together',
    reason === 'no_active_account'
      ? account
        ? 'wrong password'
        : 'no account has this address'
      : reason && (REASONS[reason] ?? reason),
    detail.limit && (LIMITS[detail.limit] ?? detail.limit),
    (event === 'logout' || event === 'sessions_ended') && detail.place && PLACES[detail.place],
    changeInWords(detail),
    list && exportInWords(detail),
    detail.group && detail.group.replaceAll('_', ' '),
    detail.call,
  ];
  return parts.filter((part) => part).join(', ');
}

function changeInWords({ from, to }: SecurityDetail): string {
  const role = (value: string) => (value === 'user' ? 'student' : value);
  if (to === undefined) return '';
  return from === undefined ? `to ${role(to)}` : `from ${role(from)} to ${role(to)}`;
}

function exportInWords({ list, rows = 0, filters = [], event }: SecurityDetail): string {
  const what = event === undefined ? list : `${list} for event ${event}`;
  const filtered = filters.length === 0 ? 'not filtered' : `filtered by ${filters.join(', ')}`;
  return `${what}: ${rows === 1 ? '1 row' : `${rows.toLocaleString('en')} rows`}, ${filtered}`;
}
