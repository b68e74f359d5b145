import * as z from 'zod';
import { line } from './parts.ts';

/** Entries of the header that are there or not; the rest of a menu follows what the site has. */
export const HEADER_ENTRIES = [
  'search',
  'study-abroad',
  'tests',
  'services',
  'scholarships',
  'universities',
  'events',
] as const;
export const FOOTER_ENTRIES = ['who-we-are', 'events', 'blog', 'privacy'] as const;

const label = () => line(30).meta({ title: 'Label' });
const shown = (description: string) => z.boolean().meta({ title: 'Shown', description });
/** Characters of all labels together. Ordinary words of this length fit in one row from 1152 px on; wider ones wrap. */
const HEADER_ROOM = 84;
/** How much wider a capital is than other letters. */
const CAPITAL = 1.25;

const widthOf = (text: string): number => text.length + (CAPITAL - 1) * (text.match(/\p{Lu}/gu)?.length ?? 0);

const once = 'Each link once.';
const whole = 'Every link stays in the list: turn “Shown” off instead of removing one.';

/** The links of the header and of the column 'About Us' in the footer. */
export const menusForm = z.object({
  header: z
    .array(
      z.object({
        slug: z.enum(HEADER_ENTRIES).meta({ title: 'Link', input: 'hidden' }),
        label: label(),
        shown: shown('Turned off, it is not in the header. Its page stays.'),
      }),
    )
    .length(HEADER_ENTRIES.length, whole)
    .refine((list) => new Set(list.map(({ slug }) => slug)).size === list.length, once)
    .refine((list) => list.some((each) => each.shown), 'Show at least one link.')
    .refine(
      (list) =>
        list.filter((each) => each.shown).reduce((sum, each) => sum + widthOf(each.label), 0) <= HEADER_ROOM,
      'The labels do not fit in one row: shorten some, use fewer capitals, or hide a link.',
    )
    .meta({ title: 'Header', description: 'From left to right.', item: 'link' }),
  footer: z
    .array(
      z.object({
        slug: z.enum(FOOTER_ENTRIES).meta({ title: 'Link', input: 'hidden' }),
        label: label(),
        shown: shown('Turned off, it is not in the footer. Its page stays.'),
      }),
    )
    .length(FOOTER_ENTRIES.length, whole)
    .refine((list) => new Set(list.map(({ slug }) => slug)).size === list.length, once)
    .refine(
      (list) => list.some(({ slug, shown: on }) => slug === 'privacy' && on),
      'Show the privacy policy: visitors must find it from every page.',
    )
    .meta({ title: 'Footer, column “About Us”', item: 'link' }),
});
