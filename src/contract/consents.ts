import * as z from 'zod';
import { CONSENT_FORMS, CONSENT_PURPOSES, TOLD_BY } from './consent-words.ts';
import { pagedSchema } from './paging.ts';

/** Records of consent: one for each time somebody agreed or withdrew. Source: docs/consents.md. */

const codes = <Words extends Readonly<Record<string, unknown>>>(words: Words) =>
  z.enum(Object.keys(words) as [keyof Words & string, ...(keyof Words & string)[]]);

export const ownConsentSchema = z
  .object({
    id: z.int(),
    purpose: codes(CONSENT_PURPOSES),
    given: z.boolean().meta({ description: 'False: withdrawn' }),
    at: z.iso.datetime({ offset: true }),
    form: codes(CONSENT_FORMS).meta({ description: 'Through what' }),
    version: z.string().nullable().meta({ description: 'Of the privacy policy; null: nothing was shown' }),
    wording: z
      .string()
      .nullable()
      .meta({ description: 'The sentence that was shown; null: none, or it was not stored yet' }),
    about: z
      .string()
      .meta({ description: "Reference of the application or title of the event; '' for others" }),
  })
  .meta({ id: 'OwnConsent' });
export type OwnConsent = z.infer<typeof ownConsentSchema>;
export const ownConsentListSchema = pagedSchema(ownConsentSchema).meta({ id: 'OwnConsentList' });

/** As staff see it. */
export const consentSchema = ownConsentSchema
  .extend({
    request: z.string().nullable().meta({ description: 'Reference of the request, as in our log' }),
    by: z.string().nullable().meta({ description: 'The colleague who entered it' }),
    link: z
      .object({ to: z.enum(['application', 'enquiry', 'event']), id: z.string() })
      .nullable()
      .meta({ description: 'What it was given with' }),
  })
  .meta({ id: 'Consent' });
export type Consent = z.infer<typeof consentSchema>;

/** What somebody told a member of staff. */
export const toldConsentSchema = z
  .object({
    given: z.boolean().meta({ description: 'False: withdrawn' }),
    told: codes(TOLD_BY),
  })
  .meta({ id: 'ToldConsent' });
export type ToldConsent = z.infer<typeof toldConsentSchema>;
