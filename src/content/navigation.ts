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

const entry = <Slug extends string>(slug: Slug, label: string) => ({ slug, label, shown: true });

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
function targetOf(slug: Menus['header'][number]['slug']): string | NavigationLink[] {
  switch (slug) {
    case 'search':
      return routes.courseSearch();
    case 'study-abroad':
      return [
        ...shownDestinations().map((each) => ({ label: each.name, href: routes.destination(each.slug) })),
        { label: 'All destinations', href: routes.studyAbroad() },
      ];
    case 'tests':
      return testGuides().map((each) => ({ label: each.name, href: routes.testPreparation(each.slug) }));
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

const FOOTER: Readonly<Record<Menus['footer'][number]['slug'], string>> = {
  'who-we-are': routes.whoWeAre(),
  events: routes.events(),
  blog: routes.blog(),
  privacy: routes.privacyPolicy(),
};

/** The header, from left to right: links, or menus of links. */
export const navigation = (): (NavigationLink | NavigationMenu)[] =>
  live('menus', SHIPPED_MENUS)
    .header.filter(({ shown }) => shown)
    .map(({ slug, label }) => {
      const target = targetOf(slug);
      return typeof target === 'string' ? { label, href: target } : { label, links: target };
    });

/** The column 'About Us' of the footer. */
export const aboutLinks = (): NavigationLink[] =>
  live('menus', SHIPPED_MENUS)
    .footer.filter(({ shown }) => shown)
    .map(({ slug, label }) => ({ label, href: FOOTER[slug] }));
