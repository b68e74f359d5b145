/** Stores a message for the next page of this tab, which shows it (layout/browser/toast.ts). */
export function keepFlash(message: string): void {
  try {
    sessionStorage.setItem('flash', message);
  } catch {
    // Without storage, the current page still shows it.
  }
}
