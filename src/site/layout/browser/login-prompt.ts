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
  wanted.dataset['for'] = link.dataset['apply'];
  wanted.dataset['intake'] = link.dataset['intake'] ?? '';
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

// After the login, or a reload with the form open: history.state names the course; the fragment, or the state, the
// intake, if its button was pressed.
const [, fragment] = /^#apply(?:-(\d{4}-\d\d))?$/.exec(location.hash) ?? [null];
if (fragment !== null) {
  const { apply, intake = fragment } = (history.state ?? {}) as { apply?: string; intake?: string };
  const button = `main [data-apply${apply ? `="${apply}"` : ''}]`;
  // Without the intake if it has closed meanwhile.
  const wanted = intake && document.querySelector<HTMLElement>(`${button}[data-intake="${intake}"]`);
  (wanted || document.querySelector<HTMLElement>(button))?.click();
}
