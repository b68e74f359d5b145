import { HttpError, type AuthProvider } from 'ra-core';
import type { StaffProfile } from '../../contract/accounts.ts';
import { onSessionChange, sessionUser } from '../../contract/session.ts';
import { askEntry, type Entry } from '../gate/entry.ts';
import { loginAddress } from '../gate/leave.ts';

/** How long the identity is cached between screens; the API checks every call anyway. */
const HOLDS_MS = 60_000;

/** The page is being left: nothing more may be shown on it. */
const neverSettles = () => new Promise<void>(() => {});

/** The person at work, as returned by react-admin's `useGetIdentity`. */
export interface OfficeIdentity extends StaffProfile {
  id: string;
  fullName: string;
}

/** The key under which react-admin keeps what `useGetIdentity` returns. */
export const IDENTITY_KEY = ['auth', 'getIdentity'];

export function identityOf(profile: StaffProfile): OfficeIdentity {
  const fullName = `${profile.first_name} ${profile.last_name}`.trim() || profile.email;
  return { ...profile, id: sessionUser() ?? '', fullName };
}

interface AuthOptions {
  /** The profile that the gate has just loaded. */
  profile: StaffProfile;
  /** Hides the screens and says what is missing. */
  onSecondFactorNeeded: () => void;
}

/** Implements react-admin's AuthProvider with our API. */
export function createAuthProvider({ profile, onSecondFactorNeeded }: AuthOptions): AuthProvider {
  let asked = Promise.resolve<Entry>({ as: 'staff', profile });
  let askedAt = Date.now();
  onSessionChange(() => (askedAt = 0));

  const entry = () => {
    if (Date.now() - askedAt > HOLDS_MS) {
      asked = askEntry();
      askedAt = Date.now();
    }
    return asked;
  };

  /** Resolves only for a person who may stay. */
  const leaveUnlessStaff = ({ as }: Entry): Promise<void> => {
    if (as === 'staff' || as === 'unreachable') return Promise.resolve();
    if (as === 'second_factor_needed') onSecondFactorNeeded();
    else location.replace(loginAddress());
    return neverSettles();
  };

  return {
    // Logging in is the website's own page.
    login: () => Promise.reject(new Error('Log in on the website.')),
    /** Called by react-admin when a session has ended: returns the way out without ending anything. */
    logout: () => Promise.resolve(loginAddress()),
    checkAuth: async () => leaveUnlessStaff(await entry()),
    async checkError(error: unknown) {
      if (!(error instanceof HttpError) || (error.status !== 401 && error.status !== 403)) return;
      const { code } = (error.body ?? {}) as { code?: string };
      if (code === 'second_factor_needed') return leaveUnlessStaff({ as: code });
      askedAt = 0;
      return leaveUnlessStaff(await entry());
    },
    async getIdentity(): Promise<OfficeIdentity> {
      const known = await entry();
      return identityOf(known.as === 'staff' ? known.profile : profile);
    },
    getPermissions: () => Promise.resolve('staff'),
  };
}
