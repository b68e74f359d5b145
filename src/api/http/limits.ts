import type { Result } from '../../contract/errors.ts';
import type { Principal } from '../../domain/accounts/policy.ts';
import { emailKey, mailboxKey } from '../../domain/accounts/policy.addresses.ts';
import type { Allowance, RateLimits, Try } from '../../platform/security/rate-limits.ts';

interface Limit extends Allowance {
  /** Only failed attempts count: a successful one is given back. */
  failuresOnly?: boolean;
}

interface Limits {
  address: Limit;
  account: Limit;
  /** An attempt refused because of an invalid field (a common password) does not count. */
  wrongFieldsFree?: boolean;
}

/**
 * Rate limits of calls: per client address, and per account from all addresses together. Many students share one address
 * (a campus, a consultancy's office, a mobile carrier), so limits per address are high. An account has one owner, so its
 * limits are low. The account is that of the person logged in, else the one in the request: the e-mail address of a form,
 * the refresh token, or the account in a link.
 */
export const LIMITS = {
  login: {
    address: { tries: 100, minutes: 15, failuresOnly: true },
    account: { tries: 10, minutes: 15, failuresOnly: true },
  },
  /** Sign-up and requests for mails: nobody may flood another person's mailbox. */
  mail: { address: { tries: 60, minutes: 60 }, account: { tries: 5, minutes: 60 }, wrongFieldsFree: true },
  /** Opening links from mails. */
  link: {
    address: { tries: 100, minutes: 15, failuresOnly: true },
    account: { tries: 20, minutes: 15 },
    wrongFieldsFree: true,
  },
  /** Refresh and logout: normally once an hour per device. Tokens cannot be guessed, but can be sent repeatedly. */
  session: { address: { tries: 600, minutes: 15 }, account: { tries: 20, minutes: 15 } },
  /** Calls that ask for the password again. */
  password: {
    address: { tries: 100, minutes: 15, failuresOnly: true },
    account: { tries: 10, minutes: 15, failuresOnly: true },
    wrongFieldsFree: true,
  },
  /** Answers that are expensive to produce. */
  export: { address: { tries: 100, minutes: 60 }, account: { tries: 10, minutes: 60 } },
  /** Forms with files: clients retry after a broken connection. */
  upload: { address: { tries: 600, minutes: 60 }, account: { tries: 60, minutes: 60 } },
  /** Registering for an event and cancelling: each sends a mail. A whole class may register from one address. */
  registration: { address: { tries: 600, minutes: 60 }, account: { tries: 40, minutes: 60 } },
  /** Questions from the site. Whole schools share an address; what comes too often is marked before it is refused. */
  enquiry: {
    address: { tries: 120, minutes: 60 },
    account: { tries: 10, minutes: 60 },
    wrongFieldsFree: true,
  },
  /** All other calls about one's own account. */
  own: { address: { tries: 3000, minutes: 15 }, account: { tries: 300, minutes: 15 } },
  /** The back office: one screen makes several calls. */
  staff: { address: { tries: 6000, minutes: 15 }, account: { tries: 1500, minutes: 15 } },
} as const satisfies Record<string, Limits>;
export type LimitName = keyof typeof LIMITS;

/**
 * An internet customer has at least an IPv6 /64. Many have a /48 and can change their /64 at will, but a mobile carrier has
 * many customers in one /48. So each /48 has its own counter, with this many times the allowance of one address.
 */
export const WIDER_NETWORK_FACTOR = 10;

/** The client and account that an attempt counts against. */
export interface Trier {
  address: string;
  principal: Principal | undefined;
  /** The validated fields. */
  body: unknown;
  params: Record<string, string>;
  /** The device's secret, if somebody has logged in to the named account from it before. */
  knownDevice?: string | undefined;
}

/**
 * How often the owner of an account gets a mail about too many failed logins: once per lock-out, and at most three times a
 * day during a long attack.
 */
const LOCK_OUT_MAILS = [
  { name: 'lock-out.once', allowance: { tries: 1, minutes: LIMITS.login.account.minutes } },
  { name: 'lock-out.day', allowance: { tries: 3, minutes: 24 * 60 } },
];

/** The e-mail address to tell that this attempt locked its account; undefined if no mail is due. */
export async function lockedOut(
  limits: RateLimits,
  name: LimitName,
  { body }: Trier,
  limit: string | undefined,
): Promise<string | undefined> {
  const { email } = (body ?? {}) as { email?: unknown };
  if (name !== 'login' || limit !== 'login.account' || typeof email !== 'string') return undefined;
  for (const mail of LOCK_OUT_MAILS) {
    if ((await limits.take({ ...mail, key: emailKey(email) })) > 0) return undefined;
  }
  return email;
}

/** Counts a request against its limits. @returns seconds to wait, 0 if the request is allowed, and the limit that was exceeded */
export async function takeTry(
  limits: RateLimits,
  name: LimitName,
  trier: Trier,
): Promise<{ seconds: number; limit?: string }> {
  for (const attempt of triesOf(name, trier)) {
    const seconds = await limits.take(attempt);
    if (seconds > 0) return { seconds, limit: attempt.name };
  }
  return { seconds: 0 };
}

/** Gives a counted attempt back: successful ones to limits that count failures only, and those that should cost nothing. */
export async function settleTry(
  limits: RateLimits,
  name: LimitName,
  trier: Trier,
  result: Result<unknown>,
): Promise<void> {
  const { wrongFieldsFree = false }: Limits = LIMITS[name];
  const free = wrongFieldsFree && !result.ok && result.error.code === 'invalid';
  if (!free && isFailure(result)) return;
  for (const attempt of triesOf(name, trier)) {
    if (free || attempt.failuresOnly) await limits.giveBack(attempt);
  }
}

/** The request for a second factor is not a failure: the password was right. */
const isFailure = (result: Result<unknown>): boolean =>
  !result.ok && !(result.error.code === 'refused' && result.error.reason === 'second_factor_required');

type CountedTry = Try & { failuresOnly: boolean };

function triesOf(name: LimitName, trier: Trier): CountedTry[] {
  const { address, account }: Limits = LIMITS[name];
  // Failed attempts of others, even in the same network, do not lock out a device that the owner uses.
  if (name === 'login' && trier.knownDevice !== undefined) {
    const key = `${trier.knownDevice} ${accountOf(name, trier)}`;
    return [{ name: 'login.device', key, allowance: account, failuresOnly: true }];
  }
  const whose = accountOf(name, trier);
  const network = widerNetwork(trier.address);
  const wide = { ...address, tries: address.tries * WIDER_NETWORK_FACTOR };
  const by = (kind: string, key: string, limit: Limit): CountedTry => ({
    name: `${name}.${kind}`,
    key,
    allowance: limit,
    failuresOnly: limit.failuresOnly ?? false,
  });
  return [
    by('address', trier.address, address),
    ...(network === undefined ? [] : [by('network', network, wide)]),
    ...(whose === undefined ? [] : [by('account', whose, account)]),
  ];
}

/** '2001:db8:7::/48' of '2001:db8:7:1::/64', as the server names networks of IPv6; undefined for others. */
const widerNetwork = (address: string): string | undefined =>
  address.endsWith('::/64') ? `${address.split(':').slice(0, 3).join(':')}::/48` : undefined;

/** The key of the account. All spellings of an e-mail address count as one account, and as one mailbox for mails. */
function accountOf(name: LimitName, { principal, body, params }: Trier): string | undefined {
  if (principal) return principal.userId;
  const { email, refresh } = (body ?? {}) as { email?: unknown; refresh?: unknown };
  if (typeof email === 'string' && email.trim() !== '')
    return name === 'mail' || name === 'enquiry' ? mailboxKey(email) : emailKey(email);
  return typeof refresh === 'string' ? refresh : params['encoded_pk'];
}
