import { CircleCheck } from 'lucide-react';
import { allServiceTiles, type ServiceTile } from '../../content/service-tiles.ts';
import type { Service } from '../../content/services/index.ts';
import { routes } from '../../contract/routes.ts';
import { Accordion } from '../../ui/accordion.tsx';
import { ServiceScene } from '../../ui/art/service-scene.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Breadcrumbs, type Crumb } from '../../ui/breadcrumbs.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ContactCard } from '../reading/contact-card.tsx';
import { ExploreServices } from '../reading/explore-services.tsx';
import { FactNotes } from '../reading/fact-notes.tsx';
import { NumberedSteps, Part, PointBand, TermList } from '../reading/points.tsx';
import '../reading/reading.css';
import { RichText } from '../reading/rich-text.tsx';

/** Name, address and drawing of a service. */
export function tileOf({ slug }: Service): ServiceTile {
  const tile = allServiceTiles().find((each) => each.slug === slug);
  if (!tile) throw new Error(`No tile for the service ${slug}`);
  return tile;
}

export const serviceCrumbs = (service: Service): Crumb[] => [
  { label: 'Home', href: routes.home() },
  { label: tileOf(service).heading },
];

export function ServicePage({ service }: { service: Service }) {
  const { lead, intro, steps, bring, detail, why, apart, questions, next } = service;
  const { heading, image, slug } = tileOf(service);
  return (
    <>
      <Banner
        heading={heading}
        subheading={lead}
        art={<ServiceScene name={image} view="banner" />}
        breadcrumbs={<Breadcrumbs crumbs={serviceCrumbs(service)} />}
      />
      <div className="wrap reading">
        <div className="grid gap-10">
          <div className="reading-intro">
            {intro.map((text) => (
              <p key={text}>
                <RichText text={text} />
              </p>
            ))}
          </div>
          <Part id="steps" heading="What we do, step by step">
            <NumberedSteps steps={steps} />
          </Part>
          <Part id="detail" heading={detail.heading}>
            {detail.intro && <p>{detail.intro}</p>}
            <TermList rows={detail.rows} />
          </Part>
        </div>
        <div>
          <div className="reading-aside grid gap-6">
            <section className="bring-card" aria-labelledby="bring">
              <h2 id="bring">What you bring</h2>
              <ul>
                {bring.map((item) => (
                  <li key={item}>
                    <Icon of={CircleCheck} />
                    {item}
                  </li>
                ))}
              </ul>
            </section>
            <ContactCard about={heading} next={next} />
          </div>
        </div>
      </div>
      <PointBand id="why" heading="Why Choose Us" points={why} />
      <PointBand id="apart" heading="What Sets Us Apart" points={apart} tone="night" />
      <div className="wrap pt-10">
        <Part id="questions" heading={<span className="text-2xl">Frequently Asked Questions</span>}>
          <Accordion
            name="questions"
            items={questions.map(({ question, answer }) => ({
              title: question,
              content: <RichText text={answer} />,
            }))}
          />
        </Part>
      </div>
      <ExploreServices except={slug} />
      <FactNotes
        texts={[...intro, ...detail.rows.map(({ text }) => text), ...questions.map((q) => q.answer)]}
      />
    </>
  );
}
