import type { ReactNode } from 'react';
import { DhakaWeave } from './art/dhaka-weave.tsx';
import { Ridges } from './art/ridges.tsx';
import { classes } from './classes.ts';

/** The banner of a page: heading and subheading over a scene or picture, with a woven band below. */
export function Banner({
  heading,
  subheading,
  art,
  breadcrumbs,
  logo,
  children,
  seed = 'prasthan',
  low,
}: {
  heading: ReactNode;
  subheading?: ReactNode;
  /** A Scene, CampusBanner or img; by default mountain ridges. */
  art?: ReactNode;
  breadcrumbs?: ReactNode;
  /** A crest or logo beside the heading. */
  logo?: ReactNode;
  /** Content below the subheading: facts, buttons. */
  children?: ReactNode;
  seed?: string;
  /** On phones a strip without the scene, where what follows has to be seen at once. */
  low?: boolean;
}) {
  return (
    <div className={classes('banner on-night banner-shade', low && 'banner-low')}>
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
