import { onSessionChange, sessionRole } from '../../../contract/session.ts';

/** Keeps the mark of <html> (layout/session-script.ts) right: whoever logs in or out does so in every tab. */
const root = document.documentElement;
const mark = () => {
  const role = sessionRole();
  if (role) root.dataset['session'] = role;
  else delete root.dataset['session'];
};
onSessionChange(mark);
// A page that Back brings out of the browser's memory missed what happened meanwhile.
addEventListener('pageshow', mark);

document.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return;
  if (target.closest('[data-logout]')) void import('./log-out.ts').then(({ askToLogOut }) => askToLogOut());
  // The link is the same in every copy of the page; what it should come back to is known only now.
  const login = target.closest('[data-login-here]');
  const here = location.pathname + location.search;
  if (login && here !== '/') login.setAttribute('href', `/login?next=${encodeURIComponent(here)}`);
});

try {
  if (sessionStorage.getItem('flash')) void import('./toast.ts').then(({ showFlash }) => showFlash());
} catch {
  // A browser that keeps nothing has no message to show.
}
