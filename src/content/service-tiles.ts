import type * as z from 'zod';
import type { servicesForm } from '../contract/documents/services.ts';
import { routes, type ServiceSlug } from '../contract/routes.ts';
import { live } from './live.ts';

type Services = z.infer<typeof servicesForm>;
type Entry = Services['services'][number];

/** A picture and a name that link to the page of a service. */
export interface ServiceTile {
  slug: ServiceSlug;
  /** The drawing: ServiceScene in src/ui/art. */
  image: Entry['image'];
  heading: string;
  url: string;
}

const entry = (slug: ServiceSlug, name: string, image: Entry['image'], home = true): Entry => ({
  slug,
  name,
  image,
  home,
  offered: true,
});

/** In the order of the menu. */
export const SHIPPED_SERVICES: Services = {
  services: [
    entry('accomodation-assistance', 'Accommodation Assistance', 'lodging'),
    entry('career-counseling', 'Career Counseling', 'signpost'),
    entry('right-university-selection', 'Right University Selection', 'campuses'),
    entry('health-care', 'Health Insurance', 'umbrella'),
    entry('interview-assistance', 'Interview Preparation', 'conversation'),
    entry('test-preparation', 'Test Preparation', 'examination'),
    entry('documentation-guidance', 'Documentation Guidance', 'papers'),
    entry('visa-assistance', 'Visa Assistance', 'passport', false),
    entry('scholarship', 'Scholarship Assistance', 'mortarboard'),
  ],
};

/** The services that we offer, in the order of the menu. */
const offered = (): Entry[] => live('services', SHIPPED_SERVICES).services.filter((each) => each.offered);

const tileOf = ({ slug, name, image }: Entry): ServiceTile => ({
  slug,
  image,
  heading: name,
  url: routes.service(slug),
});

/** In the order of the menu. */
export const servicesInMenu = (): ServiceTile[] => offered().map(tileOf);

/** The carousel of the home page, in order. */
export const serviceTiles = (): ServiceTile[] =>
  offered()
    .filter(({ home }) => home)
    .map(tileOf);

/** The tiles of the home page, then the services that are only on 'Explore More Services' of the service pages. */
export const allServiceTiles = (): ServiceTile[] => [
  ...serviceTiles(),
  ...offered()
    .filter(({ home }) => !home)
    .map(tileOf),
];
