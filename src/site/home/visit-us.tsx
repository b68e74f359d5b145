import { Clock, ExternalLink, Mail, MapPin, Phone } from 'lucide-react';
import { consultancy } from '../../content/consultancy.ts';
import { StreetMap } from '../../ui/art/street-map.tsx';
import { Icon } from '../../ui/icon.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

export const VISIT_US = 'visit-us';

export function VisitUs() {
  const { address, phones, email, hours, map, sample } = consultancy;
  return (
    <section className="wrap home-block" id={VISIT_US} aria-labelledby="visit-title">
      <h2 id="visit-title">Visit us today to get started</h2>
      <div className="visit">
        <div className="visit-panel on-night">
          <h3>Get In Touch</h3>
          <address>
            <p>
              <Icon of={MapPin} />
              <span>
                <strong>Head office</strong>
                {address.map((line) => (
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
        <figure className="visit-map">
          {map.picture ? <img {...map.picture} alt={map.picture.alt} loading="lazy" /> : <StreetMap />}
          <figcaption>
            <span>{map.picture ? address[0] : 'A sketch, not to scale'}</span>
            <a className="button button-secondary" href={map.href} target="_blank" rel="noopener">
              <Icon of={ExternalLink} />
              Open the map
              <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
            </a>
          </figcaption>
        </figure>
      </div>
    </section>
  );
}
