import * as z from 'zod';
import {
  CHOSEN_REASONS,
  ENQUIRY_EVENTS,
  ENQUIRY_SOURCES,
  ENQUIRY_STAGES,
  LOST_REASONS,
} from './enquiry-words.ts';
import { appointmentSchema } from './appointments.ts';
import { consentSchema } from './consents.ts';
import { changeSchema } from './edits/state.ts';
import { followUpShape } from './follow-up.ts';
import { pagedSchema } from './paging.ts';

/** Enquiries on the wire: people who asked something before they apply. */

export type { EnquiryEvent, EnquirySource, EnquiryStage, LostReason } from './enquiry-words.ts';

const moment = z.iso.datetime({ offset: true });
const codes = <Words extends Readonly<Record<string, unknown>>>(words: Words) =>
  z.enum(Object.keys(words) as [keyof Words & string, ...(keyof Words & string)[]]);

export const enquirySourceSchema = codes(ENQUIRY_SOURCES);
export const enquiryStageSchema = codes(ENQUIRY_STAGES);
export const lostReasonSchema = codes(LOST_REASONS);
export const chosenReasonSchema = codes(CHOSEN_REASONS);
export const enquiryEventSchema = codes(ENQUIRY_EVENTS);

const chosen = z.object({ id: z.int(), name: z.string() }).nullable();

export const enquiryItemSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    email: z.string(),
    contact: z.string(),
    source: enquirySourceSchema,
    source_detail: z.string().meta({ description: 'Which fair, or who sent them' }),
    interest: z.string().meta({ description: 'What the person wants, in words' }),
    country: chosen,
    course: chosen,
    stage: enquiryStageSchema,
    lost_reason: lostReasonSchema.nullable(),
    ...followUpShape,
    branch: z.string(),
    wants_call: z.boolean().meta({ description: 'Asked to be called back' }),
    suspicions: z.array(z.string()).meta({ description: 'Why it may be spam; staff decide' }),
    account: z.uuid().nullable().meta({ description: 'The account of the person, once it is known' }),
    entered_at: moment,
    last_at: moment.meta({ description: 'When something last happened' }),
  })
  .meta({ id: 'EnquiryItem' });
export type EnquiryItem = z.infer<typeof enquiryItemSchema>;
export const enquiryListSchema = pagedSchema(enquiryItemSchema).meta({ id: 'EnquiryList' });

/** Orders of GET /api/staff/enquiries/; '-' reverses one, the first is the default. */
export const ENQUIRY_ORDERINGS = [
  '-entered_at',
  'entered_at',
  '-last_at',
  'last_at',
  'next_on',
  '-next_on',
] as const;
export type EnquiryOrdering = (typeof ENQUIRY_ORDERINGS)[number];

export const enquiryEntrySchema = z.object({
  id: z.int(),
  at: moment,
  kind: enquiryEventSchema,
  by: z.enum(['person', 'staff', 'system']),
  who: z.string().nullable().meta({ description: 'Name of the member of staff; null once erased' }),
  note: z.string(),
  changes: z.array(changeSchema),
});
export type EnquiryEntry = z.infer<typeof enquiryEntrySchema>;

/** Somebody who may be the same person. */
export const similarSchema = z
  .object({
    kind: z.enum(['enquiry', 'person']),
    id: z.uuid(),
    name: z.string(),
    contact: z.string(),
    email: z.string(),
    stage: enquiryStageSchema.nullable().meta({ description: 'Null for an account' }),
    at: moment.meta({ description: 'When it was entered, or when the account was made' }),
    because: z.enum(['contact', 'email', 'name']),
  })
  .meta({ id: 'SimilarPerson' });
export type Similar = z.infer<typeof similarSchema>;
export const similarListSchema = z.object({ results: z.array(similarSchema) }).meta({ id: 'SimilarPeople' });

export const enquirySchema = enquiryItemSchema
  .extend({
    message: z.string(),
    page: z.string().meta({ description: 'Path of the page that it came from' }),
    level: chosen,
    field: chosen,
    university: chosen,
    intake: z.string().nullable().meta({ description: "First month of study, '2027-02'" }),
    consent_version: z.string().nullable(),
    consent_at: moment.nullable(),
    consents: z
      .array(consentSchema)
      .meta({ description: 'What the person agreed to and withdrew, the newest first' }),
    version: z.int().meta({ description: 'To be sent with a change of the details' }),
    history: z.array(enquiryEntrySchema),
    similar: z.array(similarSchema),
    appointments: z.array(appointmentSchema),
    applications: z.array(z.object({ id: z.uuid(), reference: z.string(), state: z.string() })),
  })
  .meta({ id: 'Enquiry' });
export type Enquiry = z.infer<typeof enquirySchema>;

/** What staff choose from. */
export const enquiryChoicesSchema = z
  .object({
    branches: z.array(z.string()),
    countries: z.array(z.object({ id: z.int(), name: z.string() })),
  })
  .meta({ id: 'EnquiryChoices' });
export type EnquiryChoices = z.infer<typeof enquiryChoicesSchema>;
