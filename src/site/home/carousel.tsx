import type { ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';
import { PauseButton } from './pause-button.tsx';

/**
 * A row that scrolls and snaps without scripts. browser/carousel.ts makes it loop, centre and advance once it is seen,
 * or near after somebody has scrolled. How many slides fit is set in CSS: --per-view and --gap.
 */
export function Carousel({
  label,
  what,
  delay,
  afterTouch,
  className,
  slides,
}: {
  label: string;
  /** For the labels of buttons: 'the services' */
  what: string;
  /** Milliseconds per slide. */
  delay: number;
  /** What the autoplay does after a drag, a dot or a key. */
  afterTouch: 'continue' | 'stop';
  className: string;
  slides: readonly { name: string; content: ReactNode }[];
}) {
  return (
    <div
      className={classes('carousel', className)}
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
      data-carousel
      data-delay={delay}
      data-after-touch={afterTouch}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without a script it scrolls, by keyboard too */}
      <div className="carousel-viewport" tabIndex={0}>
        <ul className="carousel-track">
          {slides.map(({ name, content }) => (
            <li key={name} className="carousel-slide">
              {content}
            </li>
          ))}
        </ul>
      </div>
      <div className="carousel-controls">
        <div className="carousel-dots" role="group" aria-label={`Choose one of ${what}`} hidden>
          {slides.map(({ name }) => (
            <button key={name} type="button" className="carousel-dot" aria-label={name} />
          ))}
        </div>
        <PauseButton what={what} />
      </div>
    </div>
  );
}
