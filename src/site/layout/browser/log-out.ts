import { logOut } from '../../../contract/session.ts';
import { showToast } from './toast.ts';

const dialog = document.getElementById('logout-dialog');

export function askToLogOut(): void {
  if (dialog instanceof HTMLDialogElement) dialog.showModal();
}

dialog?.querySelector('[data-logout-ok]')?.addEventListener('click', () => {
  void logOut();
  if (dialog instanceof HTMLDialogElement) dialog.close();
  // The button that opened it is gone.
  const login = [...document.querySelectorAll<HTMLElement>('[data-login-here], .site-logo')];
  login.find((link) => link.checkVisibility())?.focus();
  showToast('You are logged out.');
});
dialog?.addEventListener('click', ({ target }) => {
  // Browsers without closedby: a press on the backdrop lands on the dialog itself.
  if (target === dialog && dialog instanceof HTMLDialogElement) dialog.close();
});
