import * as z from 'zod';
import { DESTINATIONS, type DestinationSlug } from '../destinations.ts';

const slugs = Object.keys(DESTINATIONS) as [DestinationSlug, ...DestinationSlug[]];
const names = Object.fromEntries(slugs.map((slug) => [slug, DESTINATIONS[slug].name]));

/** The countries that the site shows. */
export const destinationsForm = z.object({
  shown: z
    .array(
      z.object({
        slug: z.enum(slugs).meta({ title: 'Country', options: names }),
      }),
    )
    .min(1, 'Show at least one country.')
    .max(slugs.length)
    .refine((list) => new Set(list.map(({ slug }) => slug)).size === list.length, 'Show each country once.')
    .meta({
      title: 'Countries',
      description:
        'In the order of the home page and of the menus. A country that you remove is on no page: its guide is not found. Its guide and figures stay as they are, so you can add it again. Courses there stay: withdraw them in the catalogue.',
      item: 'country',
    }),
});
