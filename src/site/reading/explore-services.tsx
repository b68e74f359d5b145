import { allServiceTiles } from '../../content/service-tiles.ts';
import type { ServiceSlug } from '../../contract/routes.ts';
import { ServiceScene } from '../../ui/art/service-scene.tsx';
import { Card } from '../../ui/card.tsx';

/** All services except that of the current page. */
export function ExploreServices({ except }: { except?: ServiceSlug }) {
  return (
    <section className={except ? 'wrap explore' : 'wrap explore explore-all'} aria-labelledby="explore">
      <h2 id="explore">Explore More Services</h2>
      <ul>
        {allServiceTiles()
          .filter(({ slug }) => slug !== except)
          .map(({ slug, heading, image, url }) => (
            <Card as="li" asLink key={slug}>
              <div className="explore-art">
                <ServiceScene name={image} />
              </div>
              <h3>
                <a className="card-cover" href={url}>
                  {heading}
                </a>
              </h3>
            </Card>
          ))}
      </ul>
    </section>
  );
}
