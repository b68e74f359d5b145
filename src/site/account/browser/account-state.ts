import { useSyncExternalStore } from 'react';
import {
  accessToken,
  forgetTokens,
  onSessionChange,
  sessionEnded,
  sessionUser,
} from '../../../contract/session.ts';

/**
 * What the account pages show: `unknown` before the browser was asked (as the server renders it), the account (`in`),
 * or why there is none: nobody logged in (`out`), the session `ended` by itself, this person logged out `everywhere`
 * or `deleted` the account just now, here.
 */
export type AccountView = 'unknown' | 'in' | 'out' | 'ended' | Farewell;
export type Farewell = 'everywhere' | 'deleted';

let farewell: Farewell | null = null;

/** Ends the account pages of this tab with a word of what was done; other tabs only see that nobody is logged in. */
export function leave(how: Farewell): void {
  farewell = how;
  forgetTokens();
}

function subscribe(changed: () => void): () => void {
  const stop = onSessionChange((loggedIn) => {
    if (loggedIn) farewell = null;
    changed();
  });
  // A page that Back brings out of the browser's memory missed what happened meanwhile.
  addEventListener('pageshow', changed);
  return () => {
    stop();
    removeEventListener('pageshow', changed);
  };
}

const view = (): AccountView => (accessToken() ? 'in' : (farewell ?? (sessionEnded() ? 'ended' : 'out')));

export const useAccountView = (): AccountView => useSyncExternalStore(subscribe, view, () => 'unknown');

/** Changes when another person logs in on this device: nothing of the one before may stay on the page. */
export const useAccountUser = (): string | null => useSyncExternalStore(subscribe, sessionUser, () => null);
