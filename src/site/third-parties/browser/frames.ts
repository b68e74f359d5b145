/**
 * What another firm's page may do in a frame of ours: run, keep its own login, open links. It may not lead this page
 * elsewhere. Our own addresses are never framed with this: script and origin together would undo the sandbox.
 */
const THEIRS = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox';
/** A page of ours that runs their script: without an origin, so that it reads nothing of this site. */
const OURS = 'allow-scripts allow-popups allow-popups-to-escape-sandbox';

/** A frame for an address of another firm, or for our own page that runs its script. */
export function makeFrame(address: string, title: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  const ours = new URL(address, location.href).origin === location.origin;
  frame.setAttribute('sandbox', ours ? OURS : THEIRS);
  frame.title = title;
  frame.src = address;
  return frame;
}

/** Gives every button of ../frame-button.tsx its action. */
export function startFrames(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-frame]'))
    button.addEventListener('click', () => {
      const place = button.closest('[data-frame-place]');
      const { frame: address, frameTitle: title } = button.dataset;
      if (!place || !address || !title) return;
      const frame = makeFrame(address, title);
      place.firstElementChild?.replaceWith(frame);
      // The button's work is done, and the keyboard goes on where it led.
      button.remove();
      frame.focus();
    });
}
