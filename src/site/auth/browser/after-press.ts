let pressing = false;

/** Tracks whether a pointer is pressed. Returns a function that stops tracking. */
export function watchPresses(): () => void {
  const down = () => (pressing = true);
  const up = () => (pressing = false);
  addEventListener('pointerdown', down, true);
  addEventListener('pointerup', up, true);
  addEventListener('pointercancel', up, true);
  return () => {
    removeEventListener('pointerdown', down, true);
    removeEventListener('pointerup', up, true);
    removeEventListener('pointercancel', up, true);
  };
}

/**
 * Runs now, or after the pointer is released: an error that appears during a press would move the button away from
 * under the finger, and the click would be lost.
 */
export function afterPress(action: () => void): void {
  if (!pressing) return action();
  const released = () => {
    removeEventListener('pointerup', released);
    removeEventListener('pointercancel', released);
    setTimeout(action);
  };
  addEventListener('pointerup', released);
  addEventListener('pointercancel', released);
}
