import type * as z from 'zod';
import type { menusForm } from '../contract/documents/menus.ts';
import { routes } from '../contract/routes.ts';
import { live } from './live.ts';
import { servicesInMenu } from './service-tiles.ts';
import { shownDestinations } from './shown-destinations.ts';
import { testGuides } from './tests/index.ts';

export interface NavigationLink {
  label: string;
  href: string;
}

export interface NavigationMenu {
  label: string;
  links: readonly NavigationLink[];
}

type Menus = z.infer<typeof menusForm>;

const entry = <Name extends string>(name: Name, label: string) => ({ entry: name, label, shown: true });

export const SHIPPED_MENUS: Menus = {
  header: [
    entry('search', 'Search Course'),
    entry('study-abroad', 'Study Abroad'),
    entry('tests', 'Test Preparation'),
    entry('services', 'Services'),
    entry('scholarships', 'Scholarship'),
    entry('universities', 'Universities'),
    entry('events', 'Events'),
  ],
  footer: [
    entry('who-we-are', 'Who we are'),
    entry('events', 'Upcoming Events'),
    entry('blog', 'Blogs'),
    entry('privacy', 'Privacy Policy'),
  ],
};

/** The services that we offer. */
export const serviceLinks = (): NavigationLink[] =>
  servicesInMenu().map(({ heading, url }) => ({ label: heading, href: url }));

/** Where an entry of the header leads: a page, or the links of a menu. */
function targetOf(name: Menus['header'][number]['entry']): string | NavigationLink[] {
  switch (name) {
    case 'search':
      return routes.courseSearch();
    case 'study-abroad':
      return [
        ...shownDestinations().map(({ name: label, slug }) => ({ label, href: routes.destination(slug) })),
        { label: 'All destinations', href: routes.studyAbroad() },
      ];
    case 'tests':
      return testGuides().map(({ name: label, slug }) => ({ label, href: routes.testPreparation(slug) }));
    case 'services':
      return serviceLinks();
    case 'scholarships':
      return routes.scholarships();
    case 'universities':
      return routes.universities();
    case 'events':
      return routes.events();
  }
}

const FOOTER: Readonly<Record<Menus['footer'][number]['entry'], string>> = {
  'who-we-are': routes.whoWeAre(),
  events: routes.events(),
  blog: routes.blog(),
  privacy: routes.privacyPolicy(),
};

/** The header, from left to right: links, or menus of links. */
export const navigation = (): (NavigationLink | NavigationMenu)[] =>
  live('menus', SHIPPED_MENUS)
    .header.filter(({ shown }) => shown)
    .map(({ entry: name, label }) => {
      const target = targetOf(name);
      return typeof target === 'string' ? { label, href: target } : { label, links: target };
    });

/** The column 'About Us' of the footer. */
export const aboutLinks = (): NavigationLink[] =>
  live('menus', SHIPPED_MENUS)
    .footer.filter(({ shown }) => shown)
    .map(({ entry: name, label }) => ({ label, href: FOOTER[name] }));
