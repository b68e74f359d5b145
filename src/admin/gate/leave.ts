import { routes } from '../../contract/routes.ts';
import { accessToken, onSessionChange, sessionEnded, sessionUser } from '../../contract/session.ts';
import { forgetDrafts } from '../frame/drafts.ts';

/** The screen shown now, as a path to come back to. */
export const here = (): string => `${location.pathname}${location.search}`;

/** Where somebody logs in as staff to come back to this screen, told there why; absolute, because react-admin takes a path for one of its own. */
export const loginAddress = (): string => new URL(routes.login(here()), location.origin).href;

/**
 * Leaves when the session is over, in whichever tab it was ended, and starts afresh when somebody else has logged in:
 * nothing of one person may stay on the screen for the next.
 */
export function leaveWithSession(): void {
  const user = sessionUser();
  const check = () => {
    if (accessToken() === null) {
      // Ended, and not left: whoever logs in again goes on where they were.
      if (sessionEnded()) return location.replace(loginAddress());
      forgetDrafts();
      location.replace(routes.login());
    } else if (sessionUser() !== user) {
      forgetDrafts();
      location.reload();
    }
  };
  onSessionChange(check);
  // A page that comes back out of the browser's memory has heard of nothing meanwhile.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) check();
  });
}
