import { Fragment } from 'react';
import { Mail, MapPin, Phone } from 'lucide-react';
import { consultancy, ourOffices } from '../../content/consultancy.ts';
import { shownDestinations } from '../../content/shown-destinations.ts';
import { aboutLinks, serviceLinks, type NavigationLink } from '../../content/navigation.ts';
import { routes } from '../../contract/routes.ts';
import { DhakaWeave } from '../../ui/art/dhaka-weave.tsx';
import { Icon } from '../../ui/icon.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { AccreditationLink } from '../third-parties/accreditation.tsx';
import { TrustLine } from '../trust/trust-line.tsx';
import { OwnPicture } from './own-picture.tsx';
import nameInDevanagari from './prasthan.svg?url&no-inline';

export function Footer() {
  return (
    <footer className="site-footer on-night">
      <DhakaWeave height={34} />
      <div className="wrap site-footer-columns">
        <div className="site-footer-about">
          <Wordmark />
          <p>{consultancy().about.line}</p>
          <Contact />
        </div>
        <Column title="About Us" links={aboutLinks()} />
        <Column title="Our Services" links={serviceLinks()} />
        <Column
          title="Destinations"
          links={shownDestinations().map(({ name, slug }) => ({
            label: `Study in ${name}`,
            href: routes.destination(slug),
          }))}
        />
      </div>
      <TrustLine />
      <div className="wrap site-footer-end">
        <ul aria-label="Follow us">
          {consultancy().social.map(({ name, href }) => (
            <li key={name}>
              <a href={href} rel="noopener" target="_blank">
                {name}
                <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
              </a>
            </li>
          ))}
        </ul>
        <AccreditationLink />
        <p>{consultancy().name}</p>
      </div>
    </footer>
  );
}

function Column({ title, links }: { title: string; links: readonly NavigationLink[] }) {
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.href}>
            <a href={link.href}>{link.label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const PRASTHAN = { src: nameInDevanagari, alt: 'Prasthan, in Devanagari', width: 162, height: 60 };

function Wordmark() {
  const { wordmark } = consultancy().about;
  if (wordmark === null) return null;
  return <OwnPicture picture={wordmark === 'devanagari' ? PRASTHAN : wordmark} />;
}

function Contact() {
  return (
    <address>
      {ourOffices().map(({ name, lines, phones }) => (
        <Fragment key={name}>
          <p>
            <Icon of={MapPin} />
            {ourOffices().length > 1 && `${name}: `}
            {lines.join(', ')}
          </p>
          {phones.map((phone) => (
            <a key={phone} href={`tel:${phone}`}>
              <Icon of={Phone} />
              {phone}
            </a>
          ))}
        </Fragment>
      ))}
      <a href={`mailto:${consultancy().email}`}>
        <Icon of={Mail} />
        {consultancy().email}
      </a>
      {consultancy().sample && <p className="site-footer-sample">Sample contact details</p>}
    </address>
  );
}
