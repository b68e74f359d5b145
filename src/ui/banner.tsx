import type { ReactNode } from 'react';
import { DhakaWeave } from './art/dhaka-weave.tsx';
import { Ridges } from './art/ridges.tsx';
import { classes } from './classes.ts';

/** The shared banner: heading and subheading over a scene or a picture, a woven band below. */
export function Banner({
  heading,
  subheading,
  art,
  breadcrumbs,
  logo,
  children,
  seed = 'prasthan',
}: {
  heading: ReactNode;
  subheading?: ReactNode;
  /** A Scene, CampusBanner or img; mountain ridges stand in. */
  art?: ReactNode;
  breadcrumbs?: ReactNode;
  /** Crest or logo beside the heading. */
  logo?: ReactNode;
  /** Below the subheading: facts, buttons. */
  children?: ReactNode;
  seed?: string;
}) {
  return (
    <div className={classes('banner on-night banner-shade')}>
      <div className="banner-art" aria-hidden="true">
        {art ?? <Ridges seed={seed} />}
      </div>
      <div className="wrap banner-content">
        {breadcrumbs}
        <div className="flex items-center gap-4">
          {logo}
          <h1>{heading}</h1>
        </div>
        {subheading && <p className="banner-sub">{subheading}</p>}
        {children}
      </div>
      <DhakaWeave />
    </div>
  );
}
