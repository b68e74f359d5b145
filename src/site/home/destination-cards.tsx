import { guideOf } from '../../content/guides/index.ts';
import { home } from '../../content/home.ts';
import { plainText } from '../../content/plain-text.ts';
import { shownDestinations } from '../../content/shown-destinations.ts';
import { routes } from '../../contract/routes.ts';
import { Scene } from '../../ui/art/scene.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

/** The destination cards; small screens show the first four. browser/home.ts flips each as it comes into view. */
export function DestinationCards() {
  return (
    <section className="wrap home-block" aria-labelledby="destinations-title">
      <h2 id="destinations-title">{home().headings.destinations}</h2>
      <ul className="destination-grid">
        {shownDestinations().map(({ slug, name, accent }) => (
          <Card
            as="li"
            asLink
            key={slug}
            className="destination-card"
            style={{ borderBottomColor: accent }}
            data-flip-in
          >
            <div className="destination-art">
              <Scene name={slug} />
            </div>
            <div className="destination-words">
              <h3>Study in {name}</h3>
              <p>{plainText(guideOf(slug).card)}</p>
              <a className="card-cover" href={routes.destination(slug)} style={{ color: accent }}>
                <VisuallyHidden>Study in {name}: </VisuallyHidden>
                Learn more &gt;
              </a>
            </div>
          </Card>
        ))}
      </ul>
      <p className="home-more">
        <ButtonLink variant="secondary" href={routes.studyAbroad()}>
          See More
          <VisuallyHidden> destinations</VisuallyHidden>
        </ButtonLink>
      </p>
    </section>
  );
}
