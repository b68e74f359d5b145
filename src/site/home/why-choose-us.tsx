import {
  Award,
  BadgeCheck,
  CalendarDays,
  HandHeart,
  Hourglass,
  Route,
  Stamp,
  UserRound,
  UsersRound,
  type LucideIcon,
} from 'lucide-react';
import { home } from '../../content/home.ts';
import { whyCards, type WhyCard } from '../../content/why-choose-us.ts';
import { routes } from '../../contract/routes.ts';
import { Knot } from '../../ui/art/knot.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { MarkedText } from './marked-text.tsx';

const IMAGES: Record<WhyCard['image'], LucideIcon> = {
  years: CalendarDays,
  team: UsersRound,
  certificate: BadgeCheck,
  path: Route,
  free: HandHeart,
  person: UserRound,
  passport: Stamp,
  first: Hourglass,
  award: Award,
};

/** Nine cards. Their texts are always open; the card under the pointer stands out. */
export function WhyChooseUs() {
  return (
    <section className="why on-night" aria-labelledby="why-title">
      <div className="wrap home-block">
        <h2 id="why-title">{home().headings.why}</h2>
        <ul className="why-grid">
          {whyCards().map(({ title, image, description }, index) => (
            <li key={title} className="why-card">
              <div className="why-image">
                <Knot turn={index % 3} />
                <Icon of={IMAGES[image]} />
              </div>
              <h3>{title}</h3>
              <p>
                <MarkedText text={description} />
              </p>
            </li>
          ))}
        </ul>
        <p className="home-more">
          <ButtonLink variant="secondary" href={routes.whoWeAre()}>
            See more
            <VisuallyHidden> about who we are</VisuallyHidden>
          </ButtonLink>
        </p>
      </div>
    </section>
  );
}
