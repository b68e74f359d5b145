import smallMp4 from './dawn/small.mp4?url&no-inline';
import smallWebm from './dawn/small.webm?url&no-inline';
import wideMp4 from './dawn/wide.mp4?url&no-inline';
import wideWebm from './dawn/wide.webm?url&no-inline';
import { watchSeen } from './in-view.ts';
import { motionReduced, wirePause } from './pause.ts';

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether to load the video: not with data saving, on a slow connection or with reduced motion. */
const wanted = () => {
  const { saveData, effectiveType } = (navigator as { connection?: Connection }).connection ?? {};
  return !saveData && (effectiveType ?? '4g') === '4g' && !motionReduced.matches;
};

function addVideo(place: HTMLElement): void {
  const small = matchMedia('(width < 48rem)').matches;
  const video = document.createElement('video');
  Object.assign(video, {
    muted: true,
    loop: true,
    playsInline: true,
    disablePictureInPicture: true,
    tabIndex: -1,
    ariaHidden: 'true',
  });
  for (const [type, src] of [
    ['video/webm', small ? smallWebm : wideWebm],
    ['video/mp4', small ? smallMp4 : wideMp4],
  ] as const) {
    const source = document.createElement('source');
    Object.assign(source, { type, src });
    video.append(source);
  }

  let paused = false;
  let seen = true;
  const update = () => {
    if (paused || !seen || motionReduced.matches) video.pause();
    // Rejected while the device saves power: the still image stays.
    else video.play().catch(() => {});
  };
  const button = document.querySelector<HTMLButtonElement>('.hero-pause');
  video.addEventListener(
    'playing',
    () => {
      video.classList.add('is-playing');
      if (button)
        wirePause(button, (now) => {
          paused = now;
          update();
        });
    },
    { once: true },
  );
  watchSeen(place, (now) => {
    seen = now;
    update();
  });
  motionReduced.addEventListener('change', update);
  place.append(video);
  update();
}

/** Lays the video over its first frame, which is already shown, once the page is idle. */
export function startHeroVideo(): void {
  const place = document.querySelector<HTMLElement>('[data-hero-video]');
  if (!place || !wanted()) return;
  const begin = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => addVideo(place), { timeout: 4000 });
    else setTimeout(() => addVideo(place), 1000);
  };
  // A module runs before it, so this cannot miss it.
  addEventListener('load', begin);
}
