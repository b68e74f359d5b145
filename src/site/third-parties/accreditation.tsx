import { BadgeCheck } from 'lucide-react';
import { consultancy } from '../../content/consultancy.ts';
import { routes } from '../../contract/routes.ts';
import { Icon } from '../../ui/icon.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { OwnPicture } from '../layout/own-picture.tsx';
import { FrameButton } from './frame-button.tsx';

/** The badge with your own picture as a link to its body: nothing is loaded from that body. */
export function AccreditationLink() {
  const { accreditationBadge: badge } = consultancy();
  if (!badge) return null;
  return (
    <a href={badge.href} target="_blank" rel="noopener">
      {badge.picture && <OwnPicture picture={badge.picture} alt="" />}
      {badge.name}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </a>
  );
}

/**
 * The badge, with a button that runs the body's script if there is one: isolated from this site, and only on request.
 */
export function Accreditation() {
  const { accreditationBadge: badge } = consultancy();
  if (!badge) return null;
  return (
    <section className="wrap accreditation" aria-labelledby="accreditation">
      <h2 id="accreditation">Accreditation</h2>
      <div data-frame-place>
        <p>
          <AccreditationLink />
        </p>
        {badge.snippet && (
          <FrameButton address={routes.accreditationBadge()} title={badge.name}>
            <Icon of={BadgeCheck} />
            Check the badge
          </FrameButton>
        )}
      </div>
    </section>
  );
}
