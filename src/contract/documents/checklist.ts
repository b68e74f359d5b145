import * as z from 'zod';
import { DOCUMENT_GROUPS } from '../application-form.ts';
import { CHECKLIST_STAGES, SPONSOR_KINDS, SPONSORS, STAGES } from '../checklist-words.ts';
import { DESTINATIONS, type DestinationSlug } from '../destinations.ts';
import { item } from './parts.ts';

export const DESTINATION_SLUGS = Object.keys(DESTINATIONS) as [DestinationSlug, ...DestinationSlug[]];
const countryNames = Object.fromEntries(DESTINATION_SLUGS.map((slug) => [slug, DESTINATIONS[slug].name]));
const groups = DOCUMENT_GROUPS.map(({ name }) => name);
const groupNames = Object.fromEntries(
  DOCUMENT_GROUPS.map(({ name, label }) => [name, label.replace(' (optional)', '')]),
);

/** What a case needs of its student. */
export const checklistForm = z.object({
  lines: z
    .array(
      item({
        name: z.string().trim().min(1, 'Name it.').max(100).meta({ title: 'Name' }),
        help: z.string().trim().max(600).meta({
          title: 'Help for the student',
          description: 'Where they get it and what to look at. It is also in the message that asks for it.',
          input: 'text',
        }),
        stage: z.enum(STAGES).meta({ title: 'When it is needed', options: CHECKLIST_STAGES }),
        countries: z
          .array(z.enum(DESTINATION_SLUGS).meta({ title: 'Country', options: countryNames }))
          .max(DESTINATION_SLUGS.length)
          .meta({ title: 'Countries', description: 'None: for every country.', item: 'country' }),
        sponsors: z
          .array(z.enum(SPONSOR_KINDS).meta({ title: 'Who pays', options: SPONSORS }))
          .max(SPONSOR_KINDS.length)
          .meta({ title: 'Who pays', description: 'None: whoever pays.', item: 'sponsor' }),
        married: z.boolean().meta({ title: 'Only for married students' }),
        optional: z.boolean().meta({
          title: 'Only if the student has it',
          description: 'It is not counted as missing.',
        }),
        group: z.enum(groups).meta({
          title: 'Kind of document',
          description: 'Under which heading of the application form its files come.',
          options: groupNames,
        }),
      }),
    )
    .max(150)
    .meta({ title: 'Lines', item: 'line' }),
});
export type Checklist = z.infer<typeof checklistForm>;
export type ChecklistItem = Checklist['lines'][number];
