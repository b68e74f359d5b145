import { HttpError, type AuthProvider } from 'react-admin';
import type { Profile } from '../../contract/accounts.ts';
import { onSessionChange, sessionUser } from '../../contract/session.ts';
import { askEntry, type Entry } from '../gate/entry.ts';
import { loginAddress } from '../gate/leave.ts';

/** How long an answer about who this is holds while screens change; every call is checked by the API anyway. */
const HOLDS_MS = 60_000;

/** Silent, because the page that follows says what happened. */
const leaveTo = (redirectTo: string) => ({ redirectTo, logoutUser: false, message: false });
/** The gate asks again and says why somebody does not get in. */
const toTheGate = () => leaveTo(location.href);

function refusal(entry: Entry): object | undefined {
  if (entry.as === 'logged_out') return leaveTo(loginAddress());
  return entry.as === 'not_staff' || entry.as === 'second_factor_needed' ? toTheGate() : undefined;
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
    async checkAuth() {
      const refused = refusal(await entry());
      // oxlint-disable-next-line typescript/only-throw-error -- react-admin reads where to go from what is thrown
      if (refused) throw refused;
    },
    async checkError(error: unknown) {
      if (!(error instanceof HttpError) || (error.status !== 401 && error.status !== 403)) return;
      askedAt = 0;
      const refused = refusal(await entry());
      // oxlint-disable-next-line typescript/only-throw-error -- as above
      if (refused) throw refused;
    },
    async getIdentity() {
      const known = await entry();
      const { email, first_name, last_name } = known.as === 'staff' ? known.profile : profile;
      return { id: sessionUser() ?? '', email, fullName: `${first_name} ${last_name}`.trim() || email };
    },
    getPermissions: () => Promise.resolve('staff'),
  };
}
