import * as z from 'zod';
import { MAX_EMAIL_LENGTH } from './account-rules.ts';
import { enquirySourceSchema, enquiryStageSchema, chosenReasonSchema } from './enquiries.ts';
import { LOGGED_EVENTS } from './enquiry-words.ts';
import { followUpValuesSchema } from './follow-up.ts';
import { LARGEST_ID } from './ids.ts';
import { whole } from './whole-numbers.ts';

/** Request bodies of enquiries. */

const text = (most: number) => z.string().trim().max(most);
const id = whole.min(1).nullable();

/** Either a number or an address is needed; commands check it, because a change may have one of them. */
const details = z.object({
  name: text(150),
  email: text(MAX_EMAIL_LENGTH),
  contact: text(80).meta({ description: 'Phone number, as typed' }),
  source: enquirySourceSchema,
  source_detail: text(150),
  message: text(4_000),
  interest: text(300),
  country: id.meta({ description: 'Id of a country' }),
  level: id.meta({ description: 'Id of a qualification level' }),
  field: id.meta({ description: 'Id of a field of study' }),
  course: id.meta({ description: 'Id of a course' }),
  university: id.meta({ description: 'Id of a university' }),
  intake: z
    .string()
    .regex(/^20\d\d-(0[1-9]|1[0-2])$/, { error: "Write year and month, such as '2027-02'." })
    .nullable(),
  branch: text(60),
});

export const enterEnquirySchema = details
  .partial()
  .extend({
    ...followUpValuesSchema.partial().shape,
    ticket: z.uuid().meta({ description: 'Made by the screen: the same ticket again enters nothing' }),
    source: enquirySourceSchema,
  })
  .meta({ id: 'EnterEnquiry' });
export type EnterEnquiry = z.output<typeof enterEnquirySchema>;

export const changeEnquirySchema = details
  .partial()
  .extend({ version: whole.meta({ description: '`version` of the enquiry that the person saw' }) })
  .meta({ id: 'ChangeEnquiry' });
export type ChangeEnquiry = z.output<typeof changeEnquirySchema>;

export const logEnquirySchema = z
  .object({
    ticket: z.uuid().meta({ description: 'Made by the screen: the same ticket again logs nothing' }),
    kind: z.enum(LOGGED_EVENTS),
    note: text(4_000).default(''),
    ...followUpValuesSchema.omit({ counselor: true }).partial().shape,
  })
  .meta({ id: 'LogEnquiry' });
export type LogEnquiry = z.output<typeof logEnquirySchema>;

export const moveEnquirySchema = z
  .object({
    from: enquiryStageSchema.meta({ description: 'The stage that the person saw' }),
    to: enquiryStageSchema,
    reason: chosenReasonSchema.nullable().default(null).meta({ description: 'Needed for lost' }),
    note: text(4_000).default(''),
  })
  .meta({ id: 'MoveEnquiry' });
export type MoveEnquiry = z.output<typeof moveEnquirySchema>;

/** A question or a wish to be called, from the site. Either a number or an address is needed. */
export const askEnquirySchema = z
  .object({
    name: text(150).min(1),
    contact: text(80).default('').meta({ description: 'Phone number, as typed' }),
    email: text(MAX_EMAIL_LENGTH).default(''),
    message: text(4_000).default(''),
    wants_call: z.boolean().default(false).meta({ description: 'Wants to be called back' }),
    source: z.enum(['site', 'chat']).default('site'),
    page: text(300)
      .regex(/^$|^\/(?!\/)/)
      .default('')
      .meta({ description: 'Path of the page that the form was opened from' }),
    course: id.default(null),
    university: id.default(null),
    country: id.default(null),
    consent: z.literal(true).meta({ description: 'Agrees to the privacy policy as it is now' }),
    website: text(300).default('').meta({ description: 'A field that people do not see: leave it empty' }),
    seconds: z
      .number()
      .min(0)
      .max(LARGEST_ID)
      .nullable()
      .default(null)
      .meta({ description: 'How long the form was open; null: not known' }),
  })
  .meta({ id: 'AskEnquiry' });
export type AskEnquiry = z.output<typeof askEnquirySchema>;
