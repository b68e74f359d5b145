import * as z from 'zod';
import { MAX_FOLLOW_UPS, MAX_NEXT_STEP } from './follow-up-rules.ts';

/**
 * Who looks after a case or an enquiry, and what comes next: one shape for both. A next step without a date and a date
 * without a step are allowed, and both can be cleared.
 */

/** A member of staff as others see them. */
export const counselorSchema = z
  .object({ id: z.uuid(), name: z.string().meta({ description: 'Or the address, without a name' }) })
  .meta({ id: 'Counselor' });
export type Counselor = z.infer<typeof counselorSchema>;

const nextStep = z.string().trim().max(MAX_NEXT_STEP).meta({ description: 'Empty: nothing is planned' });
const nextOn = z.iso.date().nullable().meta({ description: 'The day in Nepal; null: no date' });

/** To be spread into what an answer shows of a case or an enquiry. */
export const followUpShape = {
  counselor: counselorSchema.nullable().meta({ description: 'Null: nobody' }),
  next_step: nextStep,
  next_on: nextOn,
};
export interface FollowUp {
  counselor: Counselor | null;
  next_step: string;
  next_on: string | null;
}

/** The same as values to set. */
export const followUpValuesSchema = z
  .object({
    counselor: z.uuid().nullable().meta({ description: 'Id of a colleague; null: nobody' }),
    next_step: nextStep,
    next_on: nextOn,
  })
  .meta({ id: 'FollowUpValues' });
export type FollowUpValues = z.infer<typeof followUpValuesSchema>;

const after = followUpValuesSchema
  .partial()
  .meta({ description: 'What to set; the rest stays', id: 'FollowUpChange' });

/** Sets it for one record. */
export const followUpBodySchema = z
  .object({
    before: followUpValuesSchema.meta({
      description: 'As it was on the screen: a value that a colleague has set since is not overwritten',
    }),
    after,
  })
  .meta({ id: 'FollowUpBody' });
export type FollowUpBody = z.infer<typeof followUpBodySchema>;

/** Sets it for several records at once. */
export const followUpsBodySchema = z
  .object({
    items: z
      .array(z.object({ id: z.uuid(), before: followUpValuesSchema }))
      .min(1)
      .max(MAX_FOLLOW_UPS),
    after,
  })
  .meta({ id: 'FollowUpsBody' });
export type FollowUpsBody = z.infer<typeof followUpsBodySchema>;

/** What became of each record. */
export const followUpsDoneSchema = z
  .object({
    changed: z.int().meta({ description: 'How many were changed' }),
    same: z.int().meta({ description: 'How many had these values already' }),
    left: z
      .array(z.object({ id: z.uuid(), title: z.string(), reason: z.string() }))
      .meta({ description: 'Those that were not changed, with the reason in a sentence' }),
  })
  .meta({ id: 'FollowUpsDone' });
export type FollowUpsDone = z.infer<typeof followUpsDoneSchema>;

/** Everybody who can look after cases and enquiries: active accounts of owners and counselors. */
export const colleaguesSchema = z.object({ colleagues: z.array(counselorSchema) }).meta({ id: 'Colleagues' });
export type Colleagues = z.infer<typeof colleaguesSchema>;
