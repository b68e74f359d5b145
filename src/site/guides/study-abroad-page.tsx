import { ArrowRight } from 'lucide-react';
import type { CSSProperties } from 'react';
import { routes } from '../../contract/routes.ts';
import { fact } from '../../content/facts/index.ts';
import { cardFacts, guideOf } from '../../content/guides/index.ts';
import { shownDestinations } from '../../content/shown-destinations.ts';
import { studyAbroad } from '../../content/guides/visa-hub.ts';
import { Scene } from '../../ui/art/scene.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Breadcrumbs, type Crumb } from '../../ui/breadcrumbs.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { Figure } from './figures.tsx';
import { agesInWords } from '../../content/facts/words.ts';
import './guide.css';
import { guideTitle } from './guide-page.tsx';

export const studyAbroadCrumbs: Crumb[] = [{ label: 'Home', href: routes.home() }, { label: 'Study Abroad' }];

/** The figures on the card of a guide. */
const shownFacts = () => shownDestinations().flatMap(({ slug }) => cardFacts(guideOf(slug)).map(fact));

export function StudyAbroadPage() {
  const { subheading, lead, compare } = studyAbroad();
  return (
    <>
      <Banner
        heading="Study abroad"
        subheading={subheading}
        breadcrumbs={<Breadcrumbs crumbs={studyAbroadCrumbs} />}
        seed="study-abroad"
      />
      <div className="wrap guide-index">
        <p className="guide-lead">{lead}</p>
        <ul className="guide-cards">
          {shownDestinations().map((destination) => {
            const guide = guideOf(destination.slug);
            return (
              <Card
                as="li"
                asLink
                key={destination.slug}
                className="guide-card"
                style={{ '--accent': destination.accent } as CSSProperties}
              >
                <div className="guide-card-art">
                  <Scene name={destination.slug} />
                </div>
                <div className="guide-card-words">
                  <h2>{guideTitle(destination)}</h2>
                  <p>{guide.card}</p>
                  <dl>
                    {cardFacts(guide).map((id) => (
                      <div key={id}>
                        <dt>{fact(id).label}</dt>
                        <dd>
                          <Figure id={id} />
                        </dd>
                      </div>
                    ))}
                  </dl>
                  <a className="card-cover guide-card-more" href={routes.destination(destination.slug)}>
                    Learn more &gt;<VisuallyHidden> about studying in {destination.name}</VisuallyHidden>
                  </a>
                </div>
              </Card>
            );
          })}
        </ul>
        <p className="figure-age">
          {agesInWords(shownFacts())} Each guide links the official pages where you can check.
        </p>
        <section aria-labelledby="compare" className="guide-next">
          <h2 id="compare">{compare.heading}</h2>
          <p>{compare.text}</p>
          <ButtonLink href={routes.studentVisa()} className="justify-self-start">
            Compare student visas
            <Icon of={ArrowRight} />
          </ButtonLink>
        </section>
      </div>
    </>
  );
}
