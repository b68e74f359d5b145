import { ArrowRight } from 'lucide-react';
import type { Country } from '../../contract/countries.ts';
import { routes } from '../../contract/routes.ts';
import { destinations } from '../../content/destinations.ts';
import { Scene } from '../../ui/art/scene.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';

/** Each destination the catalogue knows, leading to its courses. */
export function DestinationCards({ countries }: { countries: readonly Country[] }) {
  const known = destinations.flatMap((destination) => {
    const country = countries.find(({ iso2 }) => iso2 === destination.iso2);
    return country ? [{ ...destination, country }] : [];
  });
  if (known.length === 0) return null;
  return (
    <section className="wrap home-block">
      <h2>Where would you like to study?</h2>
      <ul className="destination-grid">
        {known.map(({ slug, name, scene, accent, country }) => (
          <Card as="li" asLink key={slug} className="destination-card" style={{ borderBottomColor: accent }}>
            <div className="destination-art">
              <Scene name={scene} />
            </div>
            <h3>
              <a className="card-cover" href={routes.courseSearch({ country: [country.id] })}>
                Courses in {name}
              </a>
              <Icon of={ArrowRight} />
            </h3>
          </Card>
        ))}
      </ul>
    </section>
  );
}
