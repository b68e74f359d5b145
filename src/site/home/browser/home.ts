/** The little that the home page runs at once. Everything else is loaded where and when it is needed. */
import { startFrames } from '../../third-parties/browser/frames.ts';
import { startHeroVideo } from './hero-video.ts';
import { whenNear } from './in-view.ts';
import { motionReduced, wirePause } from './pause.ts';

startHeroVideo();
startFrames();

whenNear(document.querySelectorAll('[data-carousel]'), '300px', (element) => {
  void import('./carousel.ts').then(({ startCarousel }) => startCarousel(element));
});

if (!motionReduced.matches) {
  // Only cards below the viewport: a visible card must not disappear.
  const cards = [...document.querySelectorAll<HTMLElement>('[data-flip-in]')];
  const below = cards.filter((card) => card.getBoundingClientRect().top > innerHeight);
  for (const card of below) card.dataset['flipIn'] = 'waiting';
  whenNear(below, '0px 0px -8% 0px', (card) => (card.dataset['flipIn'] = 'turning'));

  for (const block of document.querySelectorAll<HTMLElement>('[data-marquee]')) {
    const button = block.querySelector<HTMLButtonElement>('[data-pause]');
    if (button) wirePause(button, (paused) => block.classList.toggle('is-paused', paused));
  }
}

const corner = document.querySelector('.help-corner');
const form = document.querySelector('.hero-form');
if (corner && form)
  new IntersectionObserver(([entry]) =>
    corner.classList.toggle('is-away', entry?.isIntersecting ?? false),
  ).observe(form);

const chat = document.querySelector<HTMLButtonElement>('[data-chat]');
chat?.addEventListener('click', () => {
  const { chatFrame } = chat.dataset;
  if (chatFrame)
    void import('./chat/framed-chat.ts').then(({ toggleFramedChat }) => toggleFramedChat(chat, chatFrame));
  else void import('./chat/chat.ts').then(({ toggleChat }) => toggleChat(chat));
});
