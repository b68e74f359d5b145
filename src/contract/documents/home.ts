import * as z from 'zod';
import { item, line, plain, searchDescription } from './parts.ts';
import { ownPicture } from './pictures.ts';

/** The texts of the home page, block by block. */
export const homeForm = z.object({
  title: line(80).meta({
    title: 'Title of the page',
    description: 'Stands after the name of your consultancy and a colon.',
  }),
  description: searchDescription,
  hero: z
    .object({ heading: line(80).meta({ title: 'Heading' }), text: plain(240).meta({ title: 'Text' }) })
    .meta({ title: 'At the top, above the search' }),
  headings: z
    .object({
      services: line(80).meta({ title: 'Above the services' }),
      destinations: line(80).meta({ title: 'Above the countries' }),
      why: line(80).meta({ title: 'Above the reasons to choose you' }),
      testimonials: line(80).meta({ title: 'Above the testimonials' }),
      partners: line(80).meta({ title: 'Above the partners' }),
      visit: line(80).meta({ title: 'Above your address' }),
      contact: line(80).meta({ title: 'In the box with your address' }),
    })
    .meta({ title: 'Headings' }),
  booking: z
    .object({ heading: line(80).meta({ title: 'Heading' }), text: plain(240).meta({ title: 'Text' }) })
    .meta({ title: 'Book an appointment' }),
});

/** Words of students. */
export const testimonialsForm = z.object({
  testimonials: z
    .array(
      item({
        name: line(80).meta({
          title: 'Name',
          description: 'With the course or the country, if the student agrees.',
        }),
        description1: plain(400).meta({ title: 'What they say' }),
        description2: plain(400).optional().meta({ title: 'Second paragraph' }),
        photo: ownPicture('Photo', 'Square, with their permission. Without one: a drawn portrait.'),
        image: line(40).meta({
          title: 'Seed of the drawn portrait',
          description: 'Any word. Another word gives another portrait.',
        }),
        sample: z.boolean().meta({
          title: 'This is a sample',
          description: 'Samples are marked as such on the page. Turn it off for the words of a real student.',
        }),
      }),
    )
    .max(30)
    .meta({ title: 'Testimonials', item: 'testimonial' }),
});

const partner = item({
  name: line(100).meta({ title: 'Name' }),
  hue: z.int().min(0).max(360).meta({
    title: 'Colour of the emblem',
    description: 'Only without a logo: 0 is red, 120 green, 240 blue, up to 360.',
  }),
  logo: ownPicture('Logo', 'Only with its permission. Without one: an emblem of ours.'),
});
const partnerRow = (title: string) => z.array(partner).max(40).meta({ title, item: 'partner' });

/** Partner universities in the two moving rows of the home page. */
export const partnersForm = z.object({
  sample: z.boolean().meta({
    title: 'These are samples',
    description: 'The page then says that these universities are invented.',
  }),
  first: partnerRow('First row'),
  second: partnerRow('Second row'),
});

/** The cards of 'Why choose us !'. */
export const whyForm = z.object({
  cards: z
    .array(
      item({
        title: line(60).meta({ title: 'Title' }),
        description: plain(400).meta({
          title: 'Text',
          description: 'The name of a country in brackets becomes a link to its guide: [Australia].',
        }),
        image: z
          .enum(['years', 'team', 'certificate', 'path', 'free', 'person', 'passport', 'first', 'award'])
          .meta({ title: 'Drawing' }),
      }),
    )
    .min(1)
    .max(12)
    .meta({ title: 'Cards', item: 'card' }),
});
