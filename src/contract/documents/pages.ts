import * as z from 'zod';
import { day, item, line, paragraphs, plain, point, points, searchDescription } from './parts.ts';

/** The page /who-we-are. */
export const aboutForm = z.object({
  title: line(60).meta({ title: 'Title' }),
  lead: line(200).meta({ title: 'Below the title' }),
  description: searchDescription,
  intro: paragraphs(8).meta({ title: 'Introduction' }),
  paid: z
    .object({ heading: line(80).meta({ title: 'Heading' }), text: plain(1000).meta({ title: 'Text' }) })
    .meta({
      title: 'How we are paid',
      description:
        'Visitors ask this at every first meeting. Hidden if the licence and money settings say it.',
    }),
  why: points(1, 12).meta({ title: 'Why Choose Us' }),
  values: points(1, 12, 'value').meta({ title: 'Our Core Values' }),
});

/** The page /student-visa. The figures and remarks stand in the guides. */
export const visaHubForm = z.object({
  subheading: line(200).meta({ title: 'Below the title' }),
  same: z.array(point).min(1).max(10).meta({
    title: 'The same in every country',
    description: '{our:medicals} says which medical each country asks for.',
    item: 'point',
  }),
  next: plain(600).meta({ title: 'What happens next' }),
});

/** The page /study-abroad. */
export const studyAbroadForm = z.object({
  subheading: line(200).meta({ title: 'Below the title' }),
  lead: plain(800).meta({ title: 'Introduction' }),
  compare: z
    .object({ heading: line(80).meta({ title: 'Heading' }), text: plain(400).meta({ title: 'Text' }) })
    .meta({ title: 'Link to the comparison of visas' }),
});

const section = z.object({
  id: z
    .string()
    .regex(/^[a-z][a-z0-9-]{1,40}$/, 'Small letters, digits and hyphens: your-rights')
    .meta({ title: 'Name in the address', description: '/privacy-policy#your-rights' }),
  title: line(80).meta({ title: 'Heading' }),
  paragraphs: paragraphs(12),
  rows: z.array(point).max(20).optional().meta({ title: 'Details as name and text', item: 'row' }),
});

/** The privacy policy. Each consent stores the version that it was given to. */
export const privacyForm = z
  .object({
    version: z
      .string()
      .regex(/^\d{1,3}\.\d{1,3}$/, 'Two numbers: 1.2')
      .meta({
        title: 'Version',
        description:
          'Raise it when the meaning changes, and add a line to “Changes”: each application and registration stores the version that it was made under.',
      }),
    date: day.meta({ title: 'In force since' }),
    title: line(60).meta({ title: 'Title' }),
    lead: line(240).meta({ title: 'Below the title' }),
    description: line(240).meta({ title: 'Description for search engines' }),
    consent: line(300).meta({
      title: 'Beside the box for submitting',
      description: '{our:version} is the version of this policy.',
    }),
    summary: z.array(plain(400)).min(1).max(10).meta({ title: 'In short', item: 'line' }),
    sections: z.array(section).min(1).max(20).meta({ title: 'Sections', item: 'section' }),
    changes: z
      .array(
        item({
          version: z
            .string()
            .regex(/^\d{1,3}\.\d{1,3}$/, 'Two numbers: 1.2')
            .meta({ title: 'Version' }),
          date: day.meta({ title: 'In force since' }),
          what: plain(600).meta({ title: 'What changed' }),
        }),
      )
      .min(1)
      .max(100)
      .meta({ title: 'Changes', description: 'The newest first.', item: 'change' }),
  })
  .superRefine(({ version, date, changes, sections }, context) => {
    const say = (path: (string | number)[], message: string) =>
      context.addIssue({ code: 'custom', path, message });
    const [newest] = changes;
    if (newest?.version !== version)
      say(['changes'], `The first change must be that of version ${version}: say what is new in it.`);
    else if (newest.date !== date)
      say(['date'], `“Changes” says that version ${version} is in force since ${newest.date}.`);
    if (new Set(changes.map((change) => change.version)).size < changes.length)
      say(['changes'], 'Each version stands in the list once.');
    if (new Set(sections.map(({ id }) => id)).size < sections.length)
      say(['sections'], 'Two sections have the same name in the address.');
  });
