import { routes } from '../contract/routes.ts';
import { destinations } from './destinations.ts';

export interface NavigationLink {
  label: string;
  href: string;
}

export interface NavigationMenu {
  label: string;
  links: readonly NavigationLink[];
}

export const services: readonly NavigationLink[] = [
  { label: 'Accommodation Assistance', href: routes.service('accomodation-assistance') },
  { label: 'Career Counseling', href: routes.service('career-counseling') },
  { label: 'Right University Selection', href: routes.service('right-university-selection') },
  { label: 'Health Insurance', href: routes.service('health-care') },
  { label: 'Interview Preparation', href: routes.service('interview-assistance') },
  { label: 'Test Preparation', href: routes.service('test-preparation') },
  { label: 'Documentation Guidance', href: routes.service('documentation-guidance') },
  { label: 'Visa Assistance', href: routes.service('visa-assistance') },
  { label: 'Scholarship Assistance', href: routes.service('scholarship') },
];

/** The header, from left to right: links, or menus of links. */
export const navigation: readonly (NavigationLink | NavigationMenu)[] = [
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
    links: [
      { label: 'IELTS', href: routes.testPreparation('ielts') },
      { label: 'TOEFL', href: routes.testPreparation('toefl') },
      { label: 'PTE', href: routes.testPreparation('pte') },
    ],
  },
  { label: 'Services', links: services },
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
