/** How many tries a key has in a window of time. */
export interface Allowance {
  tries: number;
  minutes: number;
  /** A try that succeeds is given back: only failures use the allowance up. */
  failuresOnly?: boolean;
}

/**
 * How often a call may be tried: by one client address, and for one account, whoever asks. Many students share one
 * address (a campus, a consultancy's office, a mobile carrier), so those figures are wide; an account has one owner, so
 * those are narrow. An account is the person logged in, else the e-mail address of the form, else the one in the link.
 */
export const LIMITS = {
  login: {
    address: { tries: 100, minutes: 15, failuresOnly: true },
    account: { tries: 10, minutes: 15, failuresOnly: true },
  },
  /** Signing up, and asking for a mail: the owner of an address must not drown in them. */
  mail: { address: { tries: 60, minutes: 60 }, account: { tries: 5, minutes: 60 } },
  /** Opening what a mail links to. */
  link: {
    address: { tries: 100, minutes: 15, failuresOnly: true },
    account: { tries: 20, minutes: 15 },
  },
  /** Refreshing and logging out: once an hour a device, and their tokens cannot be guessed. */
  session: { address: { tries: 600, minutes: 15 } },
  /** What asks for the password once more. */
  password: {
    address: { tries: 100, minutes: 15, failuresOnly: true },
    account: { tries: 10, minutes: 15, failuresOnly: true },
  },
  /** Costly answers. */
  export: { account: { tries: 10, minutes: 60 } },
  /** Everything else of one's own account. */
  own: { account: { tries: 300, minutes: 15 } },
  /** The back office: a page of it makes several calls. */
  staff: { account: { tries: 1500, minutes: 15 } },
} as const satisfies Record<string, { address?: Allowance; account?: Allowance }>;
export type LimitName = keyof typeof LIMITS;
