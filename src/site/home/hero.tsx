import type { ReactNode } from 'react';
import { home } from '../../content/home.ts';
import { DhakaWeave } from '../../ui/art/dhaka-weave.tsx';
import { Notice } from '../../ui/notice.tsx';
import smallAvif from './browser/dawn/small.avif?url&no-inline';
import smallWebp from './browser/dawn/small.webp?url&no-inline';
import wideAvif from './browser/dawn/wide.avif?url&no-inline';
import wideWebp from './browser/dawn/wide.webp?url&no-inline';
import { PauseButton } from './pause-button.tsx';

/**
 * Dawn over the mountains, our service in one line, and the search form (`children`). The still image comes with the
 * page; browser/hero-video.ts may lay the video over it later.
 */
export function Hero({ problems, children }: { problems: readonly string[]; children: ReactNode }) {
  const { heading, text } = home().hero;
  return (
    <section className="hero">
      <div className="hero-sky on-night">
        <div className="hero-art" data-hero-video>
          <picture>
            <source media="(width < 48rem)" type="image/avif" srcSet={smallAvif} />
            <source media="(width < 48rem)" srcSet={smallWebp} />
            <source type="image/avif" srcSet={wideAvif} />
            <img src={wideWebp} alt="" width="1440" height="520" fetchPriority="high" decoding="async" />
          </picture>
        </div>
        <div className="wrap hero-words">
          <h1>{heading}</h1>
          <p>{text}</p>
        </div>
        <PauseButton what="the film" className="hero-pause" />
      </div>
      <div className="wrap hero-panel">
        {children}
        {problems.map((problem) => (
          <Notice key={problem} tone="error" live={false}>
            {problem}
          </Notice>
        ))}
      </div>
      <DhakaWeave tone="cream" height={34} />
    </section>
  );
}
