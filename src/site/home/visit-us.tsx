import { Clock, ExternalLink, Mail, Map as MapIcon, MapPin, Phone } from 'lucide-react';
import { consultancy, ourOffices } from '../../content/consultancy.ts';
import { home } from '../../content/home.ts';
import { Ridges } from '../../ui/art/ridges.tsx';
import { StreetMap } from '../../ui/art/street-map.tsx';
import { Icon } from '../../ui/icon.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { OwnPicture } from '../layout/own-picture.tsx';
import { FrameButton } from '../third-parties/frame-button.tsx';

export const VISIT_US = 'visit-us';

export function VisitUs() {
  const { email, hours, sample } = consultancy();
  return (
    <section className="wrap home-block" id={VISIT_US} aria-labelledby="visit-title">
      <h2 id="visit-title">{home().headings.visit}</h2>
      <div className="visit">
        <div className="visit-panel on-night">
          <h3>{home().headings.contact}</h3>
          <address>
            {ourOffices().map(({ name, lines, phones }) => (
              <div key={name}>
                <p>
                  <Icon of={MapPin} />
                  <span>
                    <strong>{name}</strong>
                    {lines.map((line) => (
                      <span key={line}>{line}</span>
                    ))}
                  </span>
                </p>
                <p>
                  <Icon of={Phone} />
                  <span>
                    {phones.map((phone) => (
                      <a key={phone} href={`tel:${phone}`}>
                        {phone}
                      </a>
                    ))}
                  </span>
                </p>
              </div>
            ))}
            <p>
              <Icon of={Mail} />
              <span>
                <a href={`mailto:${email}`}>{email}</a>
              </span>
            </p>
            <p>
              <Icon of={Clock} />
              <span>{hours}</span>
            </p>
          </address>
          {sample && <p className="visit-sample">Sample contact details</p>}
        </div>
        <OfficeMap />
      </div>
    </section>
  );
}

/**
 * A sketch of the streets with a pin, and two ways to the real map: here, loaded from its provider on request, or on
 * the provider's site.
 */
function OfficeMap() {
  const { address, map } = consultancy();
  return (
    <figure className="visit-map" data-frame-place>
      {map.picture === 'kamalpokhari' ? (
        <StreetMap />
      ) : map.picture ? (
        <OwnPicture picture={map.picture} />
      ) : (
        <Ridges seed={address.join()} size="small" />
      )}
      <figcaption>
        <span className="visit-caption">
          {map.picture === 'kamalpokhari' ? 'A sketch, not to scale' : address.join(', ')}
        </span>
        <span className="visit-ways">
          {map.frame && (
            <FrameButton address={map.frame} title={`Map: ${consultancy().name}, ${address.join(', ')}`}>
              <Icon of={MapIcon} />
              Show the map here
            </FrameButton>
          )}
          <a className="button button-secondary" href={map.href} target="_blank" rel="noopener">
            <Icon of={ExternalLink} />
            Open the map
            <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
          </a>
        </span>
      </figcaption>
    </figure>
  );
}
