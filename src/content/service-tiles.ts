import { routes, type ServiceSlug } from '../contract/routes.ts';

/** A picture and a name that link to the page of a service. */
export interface ServiceTile {
  slug: ServiceSlug;
  /** The drawing: ServiceScene in src/ui/art. */
  image:
    | 'lodging'
    | 'signpost'
    | 'campuses'
    | 'umbrella'
    | 'conversation'
    | 'examination'
    | 'papers'
    | 'passport'
    | 'mortarboard';
  heading: string;
  url: string;
}

const tile = (slug: ServiceSlug, heading: string, image: ServiceTile['image']): ServiceTile => ({
  slug,
  image,
  heading,
  url: routes.service(slug),
});

/** The carousel of the home page, in order. */
export const serviceTiles: readonly ServiceTile[] = [
  tile('accomodation-assistance', 'Accommodation Assistance', 'lodging'),
  tile('career-counseling', 'Career Counseling', 'signpost'),
  tile('right-university-selection', 'Right University Selection', 'campuses'),
  tile('health-care', 'Health Insurance', 'umbrella'),
  tile('interview-assistance', 'Interview Preparation', 'conversation'),
  tile('test-preparation', 'Test Preparation', 'examination'),
  tile('documentation-guidance', 'Documentation Guidance', 'papers'),
  tile('scholarship', 'Scholarship Assistance', 'mortarboard'),
];

/** The ninth service, linked from 'Explore More Services' on the service pages. */
export const visaTile: ServiceTile = tile('visa-assistance', 'Visa Assistance', 'passport');

export const allServiceTiles: readonly ServiceTile[] = [...serviceTiles, visaTile];
