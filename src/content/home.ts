import type * as z from 'zod';
import type { homeForm } from '../contract/documents/home.ts';
import { live } from './live.ts';
import { withOurWords } from './our-words.ts';

type Home = z.infer<typeof homeForm>;

export const SHIPPED_HOME: Home = {
  title: 'study abroad from Nepal, with a plan',
  description:
    'Search courses abroad by level, field and country. See where each one is, when it starts and what it costs.',
  hero: {
    heading: 'Leave with a plan, not a promise.',
    text: 'Find out what you can study abroad, where, and what it costs. Then take one clear step at a time.',
  },
  headings: {
    services: 'Guiding You Every Step: From Dreams to Departure',
    destinations: 'Choose your Study Destination',
    why: 'Why choose us !',
    testimonials: 'What our students say',
    partners: 'Fulfill your career goal with our partners',
    visit: 'Visit us today to get started',
    contact: 'Get In Touch',
  },
  booking: {
    heading: 'Sit down with us for an hour',
    text: 'Free, with your parents if you like. You leave with a written list of courses, costs and dates.',
  },
};

/** The short texts of the home page. */
export const home = (): Home => withOurWords(live('home', SHIPPED_HOME));
