/**
 * Sandbox for another firm's page: it may run, keep its own login and open links, but not navigate this page. Never
 * used for our own addresses: scripts and origin together would defeat the sandbox.
 */
const THEIRS = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox';
/** Sandbox for our page that runs their script: with an opaque origin, so that it can read nothing of this site. */
const OURS = 'allow-scripts allow-popups allow-popups-to-escape-sandbox';

/** A frame for another firm's address, or for our own page that runs its script. */
export function makeFrame(address: string, title: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  const ours = new URL(address, location.href).origin === location.origin;
  frame.setAttribute('sandbox', ours ? OURS : THEIRS);
  frame.title = title;
  frame.src = address;
  return frame;
}

/** Wires every button of ../frame-button.tsx. */
export function startFrames(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-frame]'))
    button.addEventListener('click', () => {
      const place = button.closest('[data-frame-place]');
      const { frame: address, frameTitle: title } = button.dataset;
      if (!place || !address || !title) return;
      const frame = makeFrame(address, title);
      place.firstElementChild?.replaceWith(frame);
      // The button is no longer needed; the focus moves to the frame.
      button.remove();
      frame.focus();
    });
}
