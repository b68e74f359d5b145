import { logOut, onSessionChange, sessionRole } from '../../../contract/session-state.ts';
import { showFlash, showToast } from './toast.ts';

/** Updates the session attribute of <html> (layout/session-script.ts) when a person logs in or out, in any tab. */
const root = document.documentElement;
const mark = () => {
  const role = sessionRole();
  if (role) root.dataset['session'] = role;
  else delete root.dataset['session'];
};
onSessionChange(mark);
// A page restored from the back/forward cache missed earlier events.
addEventListener('pageshow', mark);

const dialog = document.querySelector<HTMLDialogElement>('#logout-dialog');

document.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return;
  if (target.closest('[data-logout]')) dialog?.showModal();
  // For browsers without `closedby`: a press on the backdrop targets the dialog itself.
  if (target === dialog) dialog?.close();
  if (target.closest('[data-logout-ok]')) leave();
  // The link is the same in every copy of the page; the page to return to is only known now.
  const login = target.closest('[data-login-here]');
  const here = location.pathname + location.search;
  if (login && here !== '/') login.setAttribute('href', `/login?next=${encodeURIComponent(here)}`);
});

function leave(): void {
  void logOut();
  dialog?.close();
  // The button that opened it is gone.
  const ways = document.querySelectorAll<HTMLElement>(
    '.site-header-row :is([data-login-here], .side-menu-button)',
  );
  [...ways].find((way) => way.checkVisibility())?.focus();
  showToast('You are logged out.');
}

showFlash();
