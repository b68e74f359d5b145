import { useSyncExternalStore } from 'react';
import {
  accessToken,
  forgetTokens,
  onSessionChange,
  sessionEnded,
  sessionUser,
} from '../../../contract/session.ts';

/**
 * State of the account pages. `unknown` until the browser's storage is read (so on the server), `in` with an account;
 * otherwise the reason why there is none: `out` (nobody logged in), `ended` (the session expired), `everywhere` (this
 * person logged out everywhere just now) or `deleted` (this person deleted the account just now).
 */
export type AccountView = 'unknown' | 'in' | 'out' | 'ended' | Farewell;
export type Farewell = 'everywhere' | 'deleted';

let farewell: Farewell | null = null;

/** Ends the account pages of this tab and says why. Other tabs only see that nobody is logged in. */
export function leave(how: Farewell): void {
  farewell = how;
  forgetTokens();
}

function subscribe(changed: () => void): () => void {
  const stop = onSessionChange((loggedIn) => {
    if (loggedIn) farewell = null;
    changed();
  });
  // A page restored from the back/forward cache missed earlier events.
  addEventListener('pageshow', changed);
  return () => {
    stop();
    removeEventListener('pageshow', changed);
  };
}

const view = (): AccountView => (accessToken() ? 'in' : (farewell ?? (sessionEnded() ? 'ended' : 'out')));

export const useAccountView = (): AccountView => useSyncExternalStore(subscribe, view, () => 'unknown');

/** Changes when another person logs in on this device; nothing of the previous person may stay on the page. */
export const useAccountUser = (): string | null => useSyncExternalStore(subscribe, sessionUser, () => null);
