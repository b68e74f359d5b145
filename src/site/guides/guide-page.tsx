import { ArrowRight } from 'lucide-react';
import type { CSSProperties } from 'react';
import type { Country } from '../../contract/countries.ts';
import { enquiryForm } from '../../contract/enquiry-routes.ts';
import { routes } from '../../contract/routes.ts';
import { inSentence, type Destination } from '../../content/destinations.ts';
import { shownDestinations } from '../../content/shown-destinations.ts';
import { fact, factsOfCountry, type FactId } from '../../content/facts/index.ts';
import { Scene } from '../../ui/art/scene.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Breadcrumbs, type Crumb } from '../../ui/breadcrumbs.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ContactCard } from '../reading/contact-card.tsx';
import '../reading/reading.css';
import { Contents } from './contents.tsx';
import { Points, Prose } from './entry.tsx';
import { Figure, FigureAge, FigureRegister } from './figures.tsx';
import './guide.css';
import { Costs, Education, Faq, Intakes, Part, VisaSteps, WhyUs, Work } from './guide-parts.tsx';
import type { GuideView } from './load-guide.ts';

export const guideTitle = ({ name }: Destination): string => `Study in ${name}`;

export const guideCrumbs = (destination: Destination): Crumb[] => [
  { label: 'Home', href: routes.home() },
  { label: 'Study Abroad', href: routes.studyAbroad() },
  { label: guideTitle(destination) },
];

export function GuidePage({ view }: { view: GuideView }) {
  const { destination, guide, country, courseCount, rates } = view;
  const { slug, iso2, accent } = destination;
  return (
    <div className="guide" style={{ '--accent': accent } as CSSProperties}>
      <Banner
        heading={guideTitle(destination)}
        subheading={guide.subheading}
        art={<Scene name={slug} />}
        breadcrumbs={<Breadcrumbs crumbs={guideCrumbs(destination)} />}
      />
      <Glance facts={guide.glance} />
      <div className="wrap guide-columns">
        <Contents />
        <div className="guide-text">
          <div className="guide-intro">
            <Prose texts={guide.intro} />
            <CatalogueLinks name={inSentence(destination)} country={country} courseCount={courseCount} />
          </div>
          <Part id="features" title={`What makes ${inSentence(destination)} different`}>
            <Points points={guide.features} className="guide-features" />
          </Part>
          <Education education={guide.education} />
          <VisaSteps visa={guide.visa} />
          <Costs costs={guide.costs} rates={rates} />
          <Intakes intakes={guide.intakes} />
          <Work work={guide.work} />
          <WhyUs why={guide.why} />
          <Faq faq={guide.faq} />
          <Part id="figures" title="How old the figures are">
            <p>
              Rules and fees change. Here is every figure of this guide, with the official page where you can
              check it before you pay.
            </p>
            <FigureRegister facts={factsOfCountry(iso2)} />
          </Part>
          <ContactCard
            ask={enquiryForm({ country: country?.id })}
            about={guideTitle(destination)}
            next="Tell us your last marks, your field and what your family can pay in a year. We give you a shortlist with fees and dates, and an honest opinion on your visa. Then you decide."
          />
        </div>
      </div>
      <Others current={destination} />
    </div>
  );
}

function Glance({ facts }: { facts: readonly FactId[] }) {
  return (
    <section aria-label="At a glance" className="guide-glance on-night">
      <div className="wrap">
        <dl>
          {facts.map((id) => (
            <div key={id}>
              <dt>{fact(id).label}</dt>
              <dd>
                <Figure id={id} />
              </dd>
            </div>
          ))}
        </dl>
        <FigureAge facts={facts} />
      </div>
    </section>
  );
}

function CatalogueLinks({
  name,
  country,
  courseCount,
}: {
  name: string;
  country: Country | null;
  courseCount: number;
}) {
  const at = country ? { country: [country.id] } : {};
  return (
    <p className="guide-links">
      <ButtonLink href={routes.courseSearch(at)}>
        {courseCount > 0 ? `See ${courseCount} courses in ${name}` : 'Search courses'}
        <Icon of={ArrowRight} />
      </ButtonLink>
      <ButtonLink variant="secondary" href={routes.universities({ country: country?.id })}>
        Universities
      </ButtonLink>
      <ButtonLink variant="secondary" href={routes.studentVisa()}>
        Compare visas
      </ButtonLink>
    </p>
  );
}

function Others({ current }: { current: Destination }) {
  return (
    <nav aria-label="Other destinations" className="guide-others">
      <div className="wrap">
        <h2>Compare with</h2>
        <ul>
          {shownDestinations()
            .filter(({ slug }) => slug !== current.slug)
            .map((each) => (
              <li key={each.slug} style={{ '--accent': each.accent } as CSSProperties}>
                <a href={routes.destination(each.slug)}>{guideTitle(each)}</a>
              </li>
            ))}
        </ul>
      </div>
    </nav>
  );
}
