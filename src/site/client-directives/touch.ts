import type { ClientDirective } from 'astro';

/** `input` and `submit` without a touch are of a password manager. */
const FIRST_TOUCHES = ['pointerover', 'pointerdown', 'focusin', 'click', 'input', 'submit'] as const;

/**
 * `client:touch`: hydrates an island on the first pointer or focus inside it. With a selector, as in
 * `client:touch=".more"`, matching elements anywhere on the page trigger it instead. An island that failed to load is
 * marked data-failed and loaded again at the next touch.
 */
const touch: ClientDirective = (load, { value }, element) => {
  const selector = typeof value === 'string' ? value : null;
  const listen = () => {
    const listening = new AbortController();
    const hydrate = ({ target }: Event) => {
      if (selector && !(target instanceof Element && target.closest(selector))) return;
      listening.abort();
      element.removeAttribute('data-failed');
      void load().then((start) => start());
    };
    for (const name of FIRST_TOUCHES) {
      (selector ? document : element).addEventListener(name, hydrate, {
        passive: true,
        signal: listening.signal,
      });
    }
  };
  element.addEventListener('astro:hydration-error', (event) => {
    event.preventDefault();
    element.dataset['failed'] = '';
    listen();
  });
  listen();
};

export default touch;
