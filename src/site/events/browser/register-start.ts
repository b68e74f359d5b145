/**
 * Opens the result dialog at once. The code that calls the API is loaded when Event Register is pressed
 * (register.ts).
 */
const result = document.querySelector<HTMLDialogElement>('#event-register-result');
const fetched = () => import('./register.ts');
let running = false;
/** The person has chosen the waiting list, so a repeated request asks for it too. */
let wait = false;

document.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return;
  if (target.closest('[data-prompt="event-register"]')) fetched().catch(() => {});
  const button = target.closest<HTMLElement>('[data-register]');
  if (!button || !result) return;
  if ('waiting' in button.dataset) wait = true;
  void run(result, Number(button.dataset['register']));
});

/** The button that opened it, or what replaces it for a person with a place. */
const opener = () =>
  document.querySelector<HTMLElement>('[data-known] > .own-known a') ??
  document.querySelector<HTMLElement>('[data-prompt="event-register"]');

async function run(result: HTMLDialogElement, event: number): Promise<void> {
  if (running) return;
  running = true;
  show(result, 'waiting');
  document.querySelector<HTMLDialogElement>('#event-register')?.close();
  if (!result.open) result.showModal();
  const { step, text } = await fetched()
    .then(({ register }) => register(event, wait))
    .catch(() => ({ step: 'unanswered', text: undefined }));
  running = false;
  show(result, step, text);
}

function show(result: HTMLDialogElement, step: string, text?: string): void {
  result.dataset['step'] = step;
  const words = result.querySelector<HTMLElement>(`[data-part="${step}"] > [data-text]`);
  if (text && words) words.textContent = text;
  if (result.open) words?.focus();
}

// A registration in progress cannot be left; browsers let a page refuse only the first Escape.
result?.addEventListener('cancel', (event) => {
  if (running) event.preventDefault();
});
result?.addEventListener('close', () => {
  if (running) result.showModal();
  else opener()?.focus();
});
addEventListener('pagehide', () => {
  running = false;
  result?.close();
});
