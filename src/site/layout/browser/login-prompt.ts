/** Opens the login prompt for every [data-apply], also for those that islands add later. */
const dialog = document.querySelector<HTMLDialogElement>('#login-prompt');

document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('[data-apply]') : null;
  if (!dialog || !link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const back = link.getAttribute('href');
  if (back) dialog.querySelector('[data-login]')?.setAttribute('href', back);
  dialog.showModal();
});

// Browsers without closedby: a press on the backdrop lands on the dialog itself.
dialog?.addEventListener('click', (event) => {
  if (event.target === dialog) dialog.close();
});
addEventListener('pagehide', () => dialog?.close());
