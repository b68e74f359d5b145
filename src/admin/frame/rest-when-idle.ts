import { focusManager } from '@tanstack/react-query';

/** Minutes without keyboard, touch or mouse after which screens stop reloading. */
const IDLE_MINUTES = 15;
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/**
 * Stops automatic reloads while nobody is at the screen, and resumes them when the person returns. Otherwise a
 * computer that is left on would keep its session in use, and the session would not expire overnight.
 */
export function restWhenIdle(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let resting = false;
  const used = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      resting = true;
      focusManager.setFocused(false);
    }, IDLE_MINUTES * 60_000);
    if (!resting) return;
    resting = false;
    focusManager.setFocused(undefined);
  };
  for (const sign of SIGNS) addEventListener(sign, used, { passive: true, capture: true });
  used();
}
