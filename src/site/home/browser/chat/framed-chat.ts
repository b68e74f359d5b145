import { makeFrame } from '../../../third-parties/browser/frames.ts';
import { element } from './element.ts';
import { makePanel, togglePanel } from './panel.ts';

let panel: HTMLDialogElement | undefined;

/** Opens or closes the chat of another firm; its page is loaded the first time. */
export function toggleFramedChat(opener: HTMLButtonElement, address: string): void {
  panel ??= makePanel(
    opener,
    `This chat is run by ${new URL(address).host}.`,
    makeFrame(address, 'Chat'),
    // Some firms forbid framing their page, and some browsers block its login in a frame.
    element(
      'p',
      { class: 'chat-apart' },
      element(
        'a',
        { class: 'link', href: address, target: '_blank', rel: 'noopener' },
        'Open it in a new tab',
      ),
    ),
  );
  togglePanel(panel, opener, 'iframe');
}
