/**
 * Opens the login prompt for every [data-apply], including those that islands add later; data-prompt names another
 * prompt. The code behind the button may handle the press instead (applications/browser): it listens to
 * 'prasthan-apply'. While that code is loading, the prompt says so to visitors who are logged in.
 */
document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-apply]') : null;
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const wanted = document.getElementById(link.dataset['prompt'] ?? 'login-prompt');
  if (!(wanted instanceof HTMLDialogElement)) return;
  event.preventDefault();
  if (!link.dispatchEvent(new Event('prasthan-apply', { bubbles: true, cancelable: true }))) return;
  wanted.dataset['for'] = link.id || link.dataset['apply'];
  const back = link.getAttribute('href')?.split('?')[1];
  for (const way of wanted.querySelectorAll<HTMLAnchorElement>('[data-login]'))
    if (back) way.setAttribute('href', `${way.pathname}?${back}`);
  wanted.showModal();
});

const prompts = [...document.querySelectorAll<HTMLDialogElement>('main dialog, #login-prompt')].filter(
  (dialog) => dialog.querySelector('[data-login]'),
);
for (const dialog of prompts) {
  // For browsers without `closedby`: a press on the backdrop targets the dialog itself.
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
  addEventListener('pagehide', () => dialog.close());
}

// After the login, or a reload with the form open: the fragment is the id of the button of an intake, unless that has
// closed meanwhile; history.state names the course.
const [pressed] = /^#apply(-[\d-]+)?$/.exec(location.hash) ?? [];
if (pressed) {
  const { apply } = (history.state ?? {}) as { apply?: string };
  const find = (button: string) => document.querySelector<HTMLElement>(`main ${button}`);
  (find(pressed) ?? find(`[data-apply${apply ? `="${apply}"` : ''}]`))?.click();
}
