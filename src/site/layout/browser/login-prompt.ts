/**
 * Opens the login prompt for every [data-apply], also for those that islands add later; data-prompt names another one.
 * What the button is for may take the press instead (applications/browser): it hears 'prasthan-apply'. As long as it is on
 * its way the prompt says so to who is logged in.
 */
document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-apply]') : null;
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const wanted = document.getElementById(link.dataset['prompt'] ?? 'login-prompt');
  if (!(wanted instanceof HTMLDialogElement)) return;
  event.preventDefault();
  if (!link.dispatchEvent(new Event('prasthan-apply', { bubbles: true, cancelable: true }))) return;
  wanted.dataset['for'] = link.dataset['apply'];
  const back = link.getAttribute('href')?.split('?')[1];
  for (const way of wanted.querySelectorAll<HTMLAnchorElement>('[data-login]'))
    if (back) way.setAttribute('href', `${way.pathname}?${back}`);
  wanted.showModal();
});

const prompts = [...document.querySelectorAll<HTMLDialogElement>('main dialog, #login-prompt')].filter(
  (dialog) => dialog.querySelector('[data-login]'),
);
for (const dialog of prompts) {
  // Browsers without closedby: a press on the backdrop lands on the dialog itself.
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
  addEventListener('pagehide', () => dialog.close());
}

// Back from the login, or loaded again with the form open: history.state says for which course.
if (location.hash === '#apply') {
  const { apply } = (history.state ?? {}) as { apply?: string };
  document.querySelector<HTMLElement>(`main [data-apply${apply ? `="${apply}"` : ''}]`)?.click();
}
