/** Leaves a message for the next page of this tab; every page shows it (layout/browser/toast.ts). */
export function keepFlash(message: string): void {
  try {
    sessionStorage.setItem('flash', message);
  } catch {
    // The page that leaves it says it too.
  }
}
