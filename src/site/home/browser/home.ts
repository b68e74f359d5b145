/** The little that the home page runs at once. Everything else is loaded where and when it is needed. */
import { startFrames } from '../../third-parties/browser/frames.ts';
import { startHeroVideo } from './hero-video.ts';
import { watchSeen, whenNear } from './in-view.ts';
import { motionReduced, wirePause } from './pause.ts';
import { startCarousels } from './start-carousels.ts';

startHeroVideo();
startFrames();
startCarousels();

if (!motionReduced.matches) {
  whenNear(
    new Set(document.querySelectorAll<HTMLElement>('[data-flip-in]')),
    '0px 0px -8% 0px',
    ({ dataset }) => dataset['flipIn'] === 'waiting' && (dataset['flipIn'] = 'turning'),
    // Only cards below the viewport: a visible card must not disappear.
    ({ dataset }) => (dataset['flipIn'] = 'waiting'),
  );

  for (const block of document.querySelectorAll<HTMLElement>('[data-marquee]')) {
    const button = block.querySelector<HTMLButtonElement>('[data-pause]');
    if (button) wirePause(button, (paused) => block.classList.toggle('is-paused', paused));
  }
}

const corner = document.querySelector('.help-corner');
const form = document.querySelector('.hero-form');
if (corner && form) watchSeen(form, (seen) => corner.classList.toggle('is-away', seen));

const chat = document.querySelector<HTMLButtonElement>('[data-chat]');
chat?.addEventListener('click', () => {
  const { chatFrame } = chat.dataset;
  // Not `({ toggleChat }) =>`: Vite writes a longer call for it.
  if (chatFrame)
    void import('./chat/framed-chat.ts').then((module) => module.toggleFramedChat(chat, chatFrame));
  else void import('./chat/chat.ts').then((module) => module.toggleChat(chat));
});
