import * as z from 'zod';
import { DESTINATIONS, type DestinationSlug } from '../../contract/destinations.ts';
import { isFactId, type FactId } from '../facts/index.ts';
import { offices, type OfficeId } from '../offices.ts';

const factId = z.custom<FactId>((id) => typeof id === 'string' && isFactId(id), 'No such fact');
const officeId = z.enum(Object.keys(offices) as [OfficeId, ...OfficeId[]]);

/** Prose. Figures appear only as {fact:id} markers. */
const text = z.string().min(10);

const listSchema = z.strictObject({
  heading: z.string().optional(),
  description: z.string().optional(),
  data: z.array(z.string().min(3)).min(1),
});
export type GuideList = z.infer<typeof listSchema>;

/** A step of the visa process or an item of the FAQ; both have the same fields. */
const entrySchema = z.strictObject({
  title: z.string().min(3),
  content1: text,
  content2: text.optional(),
  lists: z.array(listSchema).optional(),
  /** Where to check the text. */
  offices: z.array(officeId).optional(),
});
export type GuideEntry = z.infer<typeof entrySchema>;

const pointSchema = z.strictObject({ title: z.string().min(3), text });
export type GuidePoint = z.infer<typeof pointSchema>;

const factGroupSchema = z.strictObject({ heading: z.string(), facts: z.array(factId).min(1) });

export const guideSchema = z.strictObject({
  slug: z.enum(Object.keys(DESTINATIONS) as [DestinationSlug]),
  /** Day of the last review of the texts. */
  updated: z.iso.date(),
  /** Description for search engines. */
  description: z.string().min(80).max(170),
  /** Text of the card on the index page. */
  card: text.max(180),
  subheading: text.max(120),
  /** The most requested figures. */
  glance: z.array(factId).min(4),
  /** The facts that the visa hub compares. */
  compared: z.strictObject({
    fee: z.array(factId),
    funds: z.array(factId),
    work: z.array(factId),
    processing: z.array(factId),
  }),
  /** What the hub says beside these facts, or instead of them: 'Plus the first year of tuition.' */
  remarks: z.strictObject({ fee: text, funds: text, work: text, processing: text }).partial(),
  /** The medical that its visa requires, to follow 'asks for'. */
  medical: z.string().min(5),
  intro: z.array(text).min(2),
  features: z.array(pointSchema).min(4),
  education: z.strictObject({
    heading: z.string(),
    intro: z.array(text).min(1),
    levels: z.array(pointSchema).min(3),
    after: text,
  }),
  visa: z.strictObject({ intro: text, steps: z.array(entrySchema).min(7), next: text }),
  costs: z.strictObject({
    intro: text,
    groups: z.array(factGroupSchema).min(2),
    after: z.array(text).min(1),
  }),
  intakes: z.strictObject({
    fact: factId.optional(),
    text: z.array(text).min(1),
    plan: z.array(text).min(3),
  }),
  work: z.strictObject({
    facts: z.array(factId).min(1),
    studying: z.array(text).min(1),
    after: z.array(text).min(1),
  }),
  why: z.strictObject({ intro: text, points: z.array(pointSchema).min(3) }),
  faq: z.array(entrySchema).min(5),
});
export type Guide = z.infer<typeof guideSchema>;
