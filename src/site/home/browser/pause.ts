export const motionReduced = matchMedia('(prefers-reduced-motion: reduce)');

/** Shows a pause button and calls `onChange` with whether the motion is paused. */
export function wirePause(button: HTMLButtonElement, onChange: (paused: boolean) => void) {
  const show = (paused: boolean) => {
    button.dataset['paused'] = String(paused);
    button.setAttribute('aria-label', `${paused ? 'Play' : 'Pause'} ${button.dataset['pause']}`);
  };
  button.hidden = false;
  show(false);
  button.addEventListener('click', () => {
    const paused = button.dataset['paused'] !== 'true';
    show(paused);
    onChange(paused);
  });
  /** For motion that stops by itself: the button then offers to play. */
  return show;
}
