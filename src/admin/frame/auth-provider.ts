import { HttpError, type AuthProvider } from 'ra-core';
import type { Profile } from '../../contract/accounts.ts';
import { onSessionChange, sessionUser } from '../../contract/session.ts';
import { askEntry, type Entry } from '../gate/entry.ts';
import { loginAddress } from '../gate/leave.ts';

/** How long an answer about who this is holds while screens change; every call is checked by the API anyway. */
const HOLDS_MS = 60_000;

/** The page is on its way out: nothing more is to be shown or said on it. */
const neverSettles = () => new Promise<void>(() => {});

/** Settles only for somebody who may stay. */
function leaveUnlessStaff(entry: Entry): Promise<void> {
  if (entry.as === 'staff' || entry.as === 'unreachable') return Promise.resolve();
  if (entry.as === 'second_factor_needed') location.reload();
  else location.replace(loginAddress());
  return neverSettles();
}

/** React-admin's questions about who is here, answered by the API. `profile` is what the gate was told just now. */
export function createAuthProvider(profile: Profile): AuthProvider {
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

  return {
    // Logging in is the website's own page.
    login: () => Promise.reject(new Error('Log in on the website.')),
    /** Asked for by react-admin when a session is over: the way out, without ending anything. */
    logout: () => Promise.resolve(loginAddress()),
    checkAuth: async () => leaveUnlessStaff(await entry()),
    async checkError(error: unknown) {
      if (!(error instanceof HttpError) || (error.status !== 401 && error.status !== 403)) return;
      askedAt = 0;
      return leaveUnlessStaff(await entry());
    },
    async getIdentity() {
      const known = await entry();
      const { email, first_name, last_name } = known.as === 'staff' ? known.profile : profile;
      return { id: sessionUser() ?? '', email, fullName: `${first_name} ${last_name}`.trim() || email };
    },
    getPermissions: () => Promise.resolve('staff'),
  };
}
