import type { Result } from '../../contract/errors.ts';
import type { Principal } from '../../domain/accounts/policy.ts';
import { emailKey, mailboxKey } from '../../domain/accounts/policy.addresses.ts';
import type { Allowance, RateLimits, Try } from '../../platform/security/rate-limits.ts';

interface Limit extends Allowance {
  /** A try that succeeds is given back: only failures use the allowance up. */
  failuresOnly?: boolean;
}

interface Limits {
  address: Limit;
  account: Limit;
  /** A form that is refused for a field before anything is done (a common password) costs nothing. */
  wrongFieldsFree?: boolean;
}

/**
 * How often a call may be tried: by one client address, and for one account, whoever asks. Many students share one
 * address (a campus, a consultancy's office, a mobile carrier), so those figures are wide; an account has one owner, so
 * those are narrow. An account is the person logged in, else what the request names of one: the e-mail address of its
 * form, its refresh token, the account in its link.
 */
export const LIMITS = {
  login: {
    address: { tries: 100, minutes: 15, failuresOnly: true },
    account: { tries: 10, minutes: 15, failuresOnly: true },
  },
  /** Signing up, and asking for a mail: the owner of an address must not drown in them. */
  mail: { address: { tries: 60, minutes: 60 }, account: { tries: 5, minutes: 60 }, wrongFieldsFree: true },
  /** Opening what a mail links to. */
  link: {
    address: { tries: 100, minutes: 15, failuresOnly: true },
    account: { tries: 20, minutes: 15 },
    wrongFieldsFree: true,
  },
  /** Refreshing and logging out: once an hour a device. Their tokens cannot be guessed, but sent over and over. */
  session: { address: { tries: 600, minutes: 15 }, account: { tries: 20, minutes: 15 } },
  /** What asks for the password once more. */
  password: {
    address: { tries: 100, minutes: 15, failuresOnly: true },
    account: { tries: 10, minutes: 15, failuresOnly: true },
    wrongFieldsFree: true,
  },
  /** Costly answers. */
  export: { address: { tries: 100, minutes: 60 }, account: { tries: 10, minutes: 60 } },
  /** Forms with files: a connection that breaks off is tried again and again. */
  upload: { address: { tries: 600, minutes: 60 }, account: { tries: 60, minutes: 60 } },
  /** Registering for an event and cancelling: each is a mail. A class registers from one room. */
  registration: { address: { tries: 600, minutes: 60 }, account: { tries: 40, minutes: 60 } },
  /** Everything else of one's own account. */
  own: { address: { tries: 3000, minutes: 15 }, account: { tries: 300, minutes: 15 } },
  /** The back office: a page of it makes several calls. */
  staff: { address: { tries: 6000, minutes: 15 }, account: { tries: 1500, minutes: 15 } },
} as const satisfies Record<string, Limits>;
export type LimitName = keyof typeof LIMITS;

/**
 * One customer has at least an IPv6 /64, many have a /48 and can change their /64 at will; a mobile carrier has many
 * customers in a /48. So a /48 has its own counter with this many times the allowance of one address.
 */
export const WIDER_NETWORK_FACTOR = 10;

/** Who tries: what a limit counts by. */
export interface Trier {
  address: string;
  principal: Principal | undefined;
  /** The fields sent, once they are checked. */
  body: unknown;
  params: Record<string, string>;
  /** Secret of the device, when somebody has logged in to the named account with it before. */
  knownDevice?: string | undefined;
}

/**
 * How often the owner of an account is told by mail that too many logins failed: once for each lock-out, and not for every
 * one of an attack that goes on all day.
 */
const LOCK_OUT_MAILS = [
  { name: 'lock-out.once', allowance: { tries: 1, minutes: LIMITS.login.account.minutes } },
  { name: 'lock-out.day', allowance: { tries: 3, minutes: 24 * 60 } },
];

/** The e-mail address whose owner is to be told that logins were locked out by this try; undefined else. */
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

/** Counts a request against its limits. @returns the seconds to wait when there were too many, else 0; and of which limit. */
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

/** Gives back what a request took and should not cost: from limits that count failures only, when it was none. */
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

/** Asking for the second factor is half of a right login. */
const isFailure = (result: Result<unknown>): boolean =>
  !result.ok && !(result.error.code === 'refused' && result.error.reason === 'second_factor_required');

type CountedTry = Try & { failuresOnly: boolean };

function triesOf(name: LimitName, trier: Trier): CountedTry[] {
  const { address, account }: Limits = LIMITS[name];
  // Wrong tries of strangers, elsewhere or in the same network, do not lock out a device that its owner uses.
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

/**
 * However an address is typed it is one account, and one mailbox for mails; the body's text itself never counts.
 */
function accountOf(name: LimitName, { principal, body, params }: Trier): string | undefined {
  if (principal) return principal.userId;
  const { email, refresh } = (body ?? {}) as { email?: unknown; refresh?: unknown };
  if (typeof email === 'string') return name === 'mail' ? mailboxKey(email) : emailKey(email);
  return typeof refresh === 'string' ? refresh : params['encoded_pk'];
}
