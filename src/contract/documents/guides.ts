import * as z from 'zod';
import { day, item, line, paragraphs, plain, points, prose, searchDescription } from './parts.ts';

const list = item({
  heading: line(100).optional().meta({ title: 'Heading' }),
  description: line(300).optional().meta({ title: 'Text before the list' }),
  data: z.array(prose(400)).min(1).max(20).meta({ title: 'Lines', item: 'line' }),
});

/**
 * The guide to a country. `FactId` and `OfficeId` are the ids that exist, as the shipped texts use them; what staff
 * write is checked when it is published.
 */
export function guideForm<FactId extends string, OfficeId extends string>() {
  const factId = z.string().meta({ input: 'fact' }) as unknown as z.ZodType<FactId>;
  const officeId = z.string().meta({ input: 'office' }) as unknown as z.ZodType<OfficeId>;
  const figures = (title: string, least = 0) =>
    z.array(factId).min(least).max(30).meta({ title, item: 'figure' });
  const remark = (title: string) => prose(300).optional().meta({ title });
  const entry = item({
    title: line(140).meta({ title: 'Title' }),
    content1: prose().meta({ title: 'Text' }),
    content2: prose().optional().meta({ title: 'Second paragraph' }),
    lists: z.array(list).max(6).optional().meta({ title: 'Lists', item: 'list' }),
    offices: z.array(officeId).max(8).optional().meta({ title: 'Where to check it', item: 'office' }),
  });
  return z.object({
    updated: day.meta({ title: 'Text as of', description: 'Search engines get this day.' }),
    description: searchDescription,
    card: line(200).meta({ title: 'On the card of the country' }),
    subheading: line(140).meta({ title: 'Below the heading' }),
    glance: figures('At a glance', 1),
    compared: z
      .object({
        fee: figures('Visa fee'),
        funds: figures('Funds to show'),
        work: figures('Work while you study'),
        processing: figures('Processing time'),
      })
      .meta({ title: 'Compared on the page Student visa' }),
    remarks: z
      .object({
        fee: remark('Visa fee'),
        funds: remark('Funds to show'),
        work: remark('Work while you study'),
        processing: remark('Processing time'),
      })
      .meta({ title: 'Remarks beside these figures' }),
    medical: line(120).meta({ title: 'Medical', description: 'Follows “asks for”: a tuberculosis test' }),
    intro: paragraphs(8).meta({ title: 'Introduction' }),
    features: points(1, 12).meta({ title: 'What makes it different' }),
    education: z
      .object({
        heading: line(100).meta({ title: 'Heading' }),
        intro: paragraphs(6).meta({ title: 'Introduction' }),
        levels: points(1, 10, 'level').meta({ title: 'Levels' }),
        after: prose().meta({ title: 'After the levels' }),
      })
      .meta({ title: 'Education system' }),
    visa: z
      .object({
        intro: prose().meta({ title: 'Introduction' }),
        steps: z.array(entry).min(1).max(20).meta({ title: 'Steps', item: 'step' }),
        next: prose().meta({ title: 'What happens next' }),
      })
      .meta({ title: 'Visa, step by step' }),
    costs: z
      .object({
        intro: prose().meta({ title: 'Introduction' }),
        groups: z
          .array(item({ heading: line(80).meta({ title: 'Heading' }), facts: figures('Figures', 1) }))
          .min(1)
          .max(8)
          .meta({ title: 'Tables of figures', item: 'table' }),
        after: paragraphs(6).meta({ title: 'After the tables' }),
      })
      .meta({ title: 'Costs' }),
    intakes: z
      .object({
        fact: factId.optional().meta({ title: 'Figure of the intakes', input: 'fact' }),
        text: paragraphs(6).meta({ title: 'Text' }),
        plan: z.array(prose(300)).min(1).max(12).meta({
          title: 'Plan',
          description: 'When, a colon, and what: “Six months before: the NOC.”',
          item: 'line',
        }),
      })
      .meta({ title: 'Intakes' }),
    work: z
      .object({
        facts: figures('Figures', 1),
        studying: paragraphs(6).meta({ title: 'While you study' }),
        after: paragraphs(6).meta({ title: 'After the degree' }),
      })
      .meta({ title: 'Work' }),
    why: z
      .object({
        intro: plain().meta({ title: 'Introduction' }),
        points: points(1, 8).meta({ title: 'Reasons' }),
      })
      .meta({ title: 'Why us' }),
    faq: z.array(entry).min(1).max(30).meta({ title: 'Questions that families ask', item: 'question' }),
  });
}
