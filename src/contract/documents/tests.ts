import * as z from 'zod';
import { day, item, line, plain, points, searchDescription } from './parts.ts';

const skill = (title: string) =>
  z
    .object({
      length: line(80).meta({ title: 'How long', description: '30 minutes, 40 questions' }),
      tasks: points(1, 10, 'task').meta({ title: 'Tasks' }),
      practise: z.array(line(300)).min(1).max(8).meta({ title: 'Exercises at home', item: 'exercise' }),
    })
    .meta({ title });

const tips = (title: string) => z.array(line(400)).min(1).max(15).meta({ title, item: 'tip' });

/** The page of an English test. `FactId` and `OfficeId` are the ids that exist, as the shipped texts use them. */
export const testForm = <FactId extends string, OfficeId extends string>() =>
  z.object({
    name: line(20).meta({ title: 'Name' }),
    lead: line(200).meta({ title: 'Below the heading' }),
    description: searchDescription,
    intro: z.array(plain(2400)).min(1).max(8).meta({ title: 'Introduction', item: 'paragraph' }),
    facts: z
      .array(z.string().meta({ input: 'fact' }) as unknown as z.ZodType<FactId>)
      .min(1)
      .max(12)
      .meta({ title: 'Figures at the top', item: 'figure' }),
    why: points(1, 8).meta({ title: 'Why choose it' }),
    features: points(1, 10).meta({ title: 'Key features' }),
    types: points(1, 10).meta({ title: 'Types of the test' }),
    format: z
      .object({
        note: plain(600).meta({ title: 'What the table does not show' }),
        rows: z
          .array(
            item({
              part: line(60).meta({ title: 'Part' }),
              time: line(60).meta({ title: 'Time' }),
              content: line(200).meta({ title: 'What is in it' }),
            }),
          )
          .min(1)
          .max(12)
          .meta({ title: 'Rows', item: 'row' }),
        written: day.meta({ title: 'Written on', description: 'The page says it, because formats change.' }),
        office: (z.string() as unknown as z.ZodType<OfficeId>).meta({
          title: 'Where the owner of the test publishes the format',
          input: 'office',
        }),
      })
      .meta({ title: 'Format' }),
    skills: z
      .object({
        listening: skill('Listening'),
        writing: skill('Writing'),
        speaking: skill('Speaking'),
        reading: skill('Reading'),
      })
      .meta({ title: 'The four skills' }),
    tips: z.object({ reading: tips('Reading'), writing: tips('Writing') }).meta({ title: 'Tips' }),
    next: plain(600).meta({ title: 'What happens after the first message' }),
  });
