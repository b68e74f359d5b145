import type { ServiceSlug } from '../../contract/routes.ts';
import { live } from '../live.ts';
import { withOurWords } from '../our-words.ts';
import { allServiceTiles } from '../service-tiles.ts';
import { accommodation } from './accommodation.ts';
import { career } from './career.ts';
import { documentation } from './documentation.ts';
import { health } from './health.ts';
import { interview } from './interview.ts';
import { scholarship } from './scholarship.ts';
import type { Service, ServiceText } from './schema.ts';
import { testPreparation } from './test-preparation.ts';
import { universitySelection } from './university-selection.ts';
import { visa } from './visa.ts';

export type { Service } from './schema.ts';

export const SHIPPED_SERVICE_PAGES: Record<ServiceSlug, ServiceText> = {
  'accomodation-assistance': accommodation,
  'career-counseling': career,
  'right-university-selection': universitySelection,
  'health-care': health,
  'interview-assistance': interview,
  'test-preparation': testPreparation,
  'documentation-guidance': documentation,
  'visa-assistance': visa,
  scholarship,
};

/** The service of a URL, if there is one that we offer. */
export function serviceOf(slug: string | undefined): Service | undefined {
  const tile = allServiceTiles().find((each) => each.slug === slug);
  return tile && serviceText(tile.slug);
}

/** The text of a service, also of one that we do not offer. */
export const serviceText = (slug: ServiceSlug): Service => ({
  slug,
  ...withOurWords(live(`service:${slug}`, SHIPPED_SERVICE_PAGES[slug])),
});
