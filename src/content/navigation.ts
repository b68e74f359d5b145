import { routes } from '../contract/routes.ts';
import { destinations } from './destinations.ts';
import { servicesInMenu } from './service-tiles.ts';
import { testGuides } from './tests/index.ts';

export interface NavigationLink {
  label: string;
  href: string;
}

export interface NavigationMenu {
  label: string;
  links: readonly NavigationLink[];
}

/** The services that we offer. */
export const serviceLinks = (): NavigationLink[] =>
  servicesInMenu().map(({ heading, url }) => ({ label: heading, href: url }));

/** The header, from left to right: links, or menus of links. */
export const navigation = (): (NavigationLink | NavigationMenu)[] => [
  { label: 'Search Course', href: routes.courseSearch() },
  {
    label: 'Study Abroad',
    links: [
      ...destinations.map(({ name, slug }) => ({ label: name, href: routes.destination(slug) })),
      { label: 'All destinations', href: routes.studyAbroad() },
    ],
  },
  {
    label: 'Test Preparation',
    links: testGuides().map(({ name, slug }) => ({ label: name, href: routes.testPreparation(slug) })),
  },
  { label: 'Services', links: serviceLinks() },
  { label: 'Scholarship', href: routes.scholarships() },
  { label: 'Universities', href: routes.universities() },
  { label: 'Events', href: routes.events() },
];

export const aboutLinks: readonly NavigationLink[] = [
  { label: 'Who we are', href: routes.whoWeAre() },
  { label: 'Upcoming Events', href: routes.events() },
  { label: 'Blogs', href: routes.blog() },
  { label: 'Privacy Policy', href: routes.privacyPolicy() },
];
