import type { ServiceSlug } from '../../contract/routes.ts';
import { accommodation } from './accommodation.ts';
import { career } from './career.ts';
import { documentation } from './documentation.ts';
import { health } from './health.ts';
import { interview } from './interview.ts';
import { scholarship } from './scholarship.ts';
import type { Service } from './schema.ts';
import { testPreparation } from './test-preparation.ts';
import { universitySelection } from './university-selection.ts';
import { visa } from './visa.ts';

export type { Service } from './schema.ts';

const bySlug: Record<ServiceSlug, Service> = {
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

/** The service of a URL, if there is one. */
export const serviceOf = (slug: string | undefined): Service | undefined =>
  Object.values(bySlug).find((service) => service.slug === slug);
