/** Opens the result over the page at once; what asks the API is fetched when Event Register is pressed (register.ts). */
const result = document.querySelector<HTMLDialogElement>('#event-register-result');
const fetched = () => import('./register.ts');
let running = false;

document.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return;
  if (target.closest('[data-prompt="event-register"]')) fetched().catch(() => {});
  const button = target.closest<HTMLElement>('[data-register]');
  if (button && result) void run(result, Number(button.dataset['register']));
});

async function run(result: HTMLDialogElement, event: number): Promise<void> {
  if (running) return;
  running = true;
  show(result, 'waiting');
  document.querySelector<HTMLDialogElement>('#event-register')?.close();
  if (!result.open) result.showModal();
  const { step, text } = await fetched()
    .then(({ register }) => register(event))
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

// While it is on its way there is nothing to go back to; browsers let only the first Escape be refused.
result?.addEventListener('cancel', (event) => {
  if (running) event.preventDefault();
});
result?.addEventListener('close', () => {
  if (running) result.showModal();
  else document.querySelector<HTMLElement>('[data-prompt="event-register"]')?.focus();
});
addEventListener('pagehide', () => {
  running = false;
  result?.close();
});
