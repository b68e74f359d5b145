import { button, element } from './element.ts';

const phone = matchMedia('(width < 48rem)');

/** The window of a chat, ours or another firm's. `opener` reflects whether it is open and gets the focus back. */
export function makePanel(
  opener: HTMLButtonElement,
  note: string,
  ...content: readonly HTMLElement[]
): HTMLDialogElement {
  const dialog = element(
    'dialog',
    { class: 'chat', 'aria-labelledby': 'chat-title', 'data-back-closes': '' },
    element(
      'div',
      { class: 'chat-head on-night' },
      element('h2', { id: 'chat-title' }, 'Ask us'),
      element('p', {}, note),
      button('Close', 'button button-quiet', () => dialog.close()),
    ),
    ...content,
  );
  dialog.addEventListener('close', () => {
    opener.setAttribute('aria-expanded', 'false');
    opener.focus({ preventScroll: true });
  });
  // show() leaves Escape to us; showModal() closes by itself.
  dialog.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') dialog.close();
  });
  phone.addEventListener('change', () => dialog.close());
  document.body.append(dialog);
  return dialog;
}

/** Opens or closes it; opening moves the focus to the element matching `first`. */
export function togglePanel(panel: HTMLDialogElement, opener: HTMLButtonElement, first: string): void {
  if (panel.open) return panel.close();
  // On a phone it covers the screen, so the page behind it must be inert.
  if (phone.matches) panel.showModal();
  else panel.show();
  opener.setAttribute('aria-expanded', 'true');
  panel.querySelector<HTMLElement>(first)?.focus({ preventScroll: true });
}
