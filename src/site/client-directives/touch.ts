import type { ClientDirective } from 'astro';

const FIRST_TOUCHES = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown'] as const;

/** `client:touch`: hydrates an island when somebody first points at it, touches it or moves the focus into it. */
const touch: ClientDirective = (load, _options, element) => {
  const listening = new AbortController();
  const hydrate = async () => {
    listening.abort();
    const start = await load();
    await start();
  };
  for (const name of FIRST_TOUCHES) {
    element.addEventListener(name, () => void hydrate(), {
      once: true,
      passive: true,
      signal: listening.signal,
    });
  }
};

export default touch;
