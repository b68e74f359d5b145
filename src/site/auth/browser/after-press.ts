let pressing = false;

/** Keeps an eye on whether a finger or a button of the mouse is down. Returns the function that stops it. */
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
 * Runs now, or once what is pressed has been let go: an error that appears while a button goes down would move the
 * button away from under the finger, and the press would be lost.
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
