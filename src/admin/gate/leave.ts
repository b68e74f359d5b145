import { routes } from '../../contract/routes.ts';
import { accessToken, onSessionChange, sessionEnded, sessionUser } from '../../contract/session.ts';
import { forgetUnsaved } from '../edit/store/kept.ts';
import { forgetDoors } from '../events/door/kept-door.ts';
import { forgetDrafts } from '../frame/drafts.ts';

/** The current screen as a path to return to. */
export const here = (): string => `${location.pathname}${location.search}`;

/**
 * URL of the login page that returns to this screen and says why. Absolute, because react-admin takes a path for one
 * of its own.
 */
export const loginAddress = (): string => new URL(routes.login(here()), location.origin).href;

function forgetAll(): void {
  forgetDrafts();
  forgetUnsaved();
  forgetDoors();
}

/**
 * Leaves the page when the session ends, in whichever tab, and reloads it when another person has logged in: nothing
 * of one person may stay on the screen for the next.
 */
export function leaveWithSession(): void {
  const user = sessionUser();
  const check = () => {
    if (accessToken() === null) {
      // Expired rather than logged out: the next login continues at the same place.
      if (sessionEnded()) return location.replace(loginAddress());
      forgetAll();
      location.replace(routes.login());
    } else if (sessionUser() !== user) {
      forgetAll();
      location.reload();
    }
  };
  onSessionChange(check);
  // A page restored from the back/forward cache missed earlier events.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) check();
  });
}
