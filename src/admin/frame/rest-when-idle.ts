import { focusManager } from '@tanstack/react-query';

/** Minutes without a key, a touch or a move of the mouse after which screens no longer renew themselves. */
const IDLE_MINUTES = 15;
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/**
 * Stops what renews itself while nobody is at the screen, and renews it when somebody comes back. Otherwise an office
 * computer that is left on would keep its session in use, and it would not end overnight.
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
