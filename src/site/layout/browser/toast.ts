const SHOWN_MS = 10_000;

/** Shows the message that the previous page stored (auth/browser/flash.ts). */
export function showFlash(): void {
  try {
    const message = sessionStorage.getItem('flash');
    sessionStorage.removeItem('flash');
    if (message) showToast(message);
  } catch {
    // Without storage nothing was kept.
  }
}

/** Shows a message above the page: announced at once, hidden after a while or by its button. */
export function showToast(message: string): void {
  document.querySelector('.toast')?.remove();
  const toast = document.createElement('div');
  toast.className = 'toast';
  const text = document.createElement('p');
  text.role = 'alert';
  const close = document.createElement('button');
  close.type = 'button';
  close.ariaLabel = 'Close';
  close.textContent = '×';
  close.addEventListener('click', () => toast.remove());
  toast.append(text, close);
  document.body.append(toast);
  // After the region is in the page, because its initial content is not announced.
  text.textContent = message;
  setTimeout(() => toast.remove(), SHOWN_MS);
}
