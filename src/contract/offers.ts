import * as z from 'zod';
import {
  CASE_DATE_KINDS,
  MAX_AMOUNT,
  MAX_CONDITION,
  MAX_CONDITIONS,
  MAX_OFFER_NAME,
  OFFER_KINDS,
  OFFER_STATES,
  OWN_DATE_KINDS,
  TUITION_PER,
} from './offer-kinds.ts';
import { whole } from './whole-numbers.ts';

/** Offers of universities to the student of a case, and the days of a case, on the wire. */

const moment = z.iso.datetime({ offset: true });
const day = z.iso.date().meta({ description: 'The day in Nepal' });
const amount = z
  .int()
  .min(0)
  .max(MAX_AMOUNT)
  .nullable()
  .meta({ description: "Whole units of the offer's currency; null: not stated" });
const intake = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
  .nullable()
  .meta({ description: "First month of study, '2027-02'" });
const currency = z.string().regex(/^[A-Z]{3}$/);
const name = z.string().trim().min(1).max(MAX_OFFER_NAME);

/** What an offer says, as students see it too. */
const stated = {
  university: name,
  course: name,
  kind: z.enum(OFFER_KINDS),
  received_on: day,
  reply_by: day.nullable(),
  intake,
  currency,
  tuition: amount,
  tuition_per: z.enum(TUITION_PER),
  scholarship: amount,
  deposit: amount,
  deposit_due: day.nullable(),
  deposit_paid_on: day.nullable(),
};
const text = z.string().trim().min(1).max(MAX_CONDITION);

const letter = z.uuid().nullable().meta({ description: 'The filed document of the case that is its letter' });

/** What staff enter. */
const offerForm = {
  ...stated,
  reply_by: stated.reply_by.default(null),
  intake: stated.intake.default(null),
  tuition: amount.default(null),
  tuition_per: stated.tuition_per.default('year'),
  scholarship: amount.default(null),
  deposit: amount.default(null),
  deposit_due: stated.deposit_due.default(null),
  deposit_paid_on: stated.deposit_paid_on.default(null),
  letter: letter.default(null),
  notes: z.string().trim().max(4000).default('').meta({ description: 'Only the office sees them' }),
  conditions: z
    .array(
      z.object({
        id: z.uuid().optional().meta({ description: 'Of one that is there already; without: a new one' }),
        text,
        due_on: day.nullable().default(null),
      }),
    )
    .max(MAX_CONDITIONS)
    .default([])
    .meta({ description: 'In their order; one that is left out is removed' }),
};
const ticket = z.uuid().meta({ description: 'Made by the screen: sending it again adds nothing' });
const version = whole.meta({ description: 'As it was on the screen' });

export const addOfferSchema = z
  .object({
    ticket,
    ...offerForm,
    shown: z.boolean().meta({ description: 'The student sees it at once and gets a mail' }),
  })
  .meta({ id: 'AddOffer' });
export type AddOffer = z.infer<typeof addOfferSchema>;
export const changeOfferSchema = z.object({ version, ...offerForm }).meta({ id: 'ChangeOffer' });
export type ChangeOffer = z.infer<typeof changeOfferSchema>;

export const decideOfferSchema = z.object({
  version,
  state: z.enum(OFFER_STATES),
  decline_others: z
    .boolean()
    .default(false)
    .meta({ description: 'With accepted: the other open offers of the case are declined' }),
});
export type DecideOffer = z.infer<typeof decideOfferSchema>;
export const showOfferSchema = z.object({ shown: z.boolean() });
export const tickConditionSchema = z.object({ done: z.boolean() });

const condition = z.object({
  id: z.uuid(),
  text,
  due_on: day.nullable(),
  done_at: moment.nullable().meta({ description: 'When it was met' }),
});
const rupees = z
  .int()
  .nullable()
  .meta({ description: 'The same in rupees by our exchange rate; null: no amount or no rate' });
export const offerSchema = z
  .object({
    id: z.uuid(),
    ...stated,
    notes: z.string(),
    letter,
    conditions: z.array(condition.extend({ done_by: z.string().nullable() })),
    state: z.enum(OFFER_STATES),
    state_at: moment,
    state_by: z.string().nullable().meta({ description: 'Who decided it; null: unknown by now' }),
    shown: z.boolean().meta({ description: 'The student sees it' }),
    wanted_at: moment.nullable().meta({ description: 'When the student asked to accept it' }),
    version,
    tuition_npr: rupees,
    scholarship_npr: rupees,
    deposit_npr: rupees,
  })
  .meta({ id: 'Offer' });
export type Offer = z.infer<typeof offerSchema>;

export const caseDateSchema = z
  .object({
    id: z.uuid(),
    kind: z.enum(CASE_DATE_KINDS),
    name: z.string(),
    on: day,
    done_at: moment.nullable(),
    done_by: z.string().nullable(),
    version,
  })
  .meta({ id: 'CaseDate' });
export type CaseDate = z.infer<typeof caseDateSchema>;

export const caseOffersSchema = z
  .object({
    offers: z.array(offerSchema).meta({ description: 'The newest first' }),
    dates: z.array(caseDateSchema).meta({ description: 'By day' }),
    country: z.string().nullable().meta({ description: 'Of the university that the case names' }),
    currency: z.string().meta({ description: 'In which the course of the case states its fees' }),
    currencies: z.array(z.string()).meta({ description: 'Those with an exchange rate, and NPR' }),
  })
  .meta({ id: 'CaseOffers' });
export type CaseOffers = z.infer<typeof caseOffersSchema>;

const dateForm = {
  kind: z.enum(CASE_DATE_KINDS),
  name: z.string().trim().max(MAX_OFFER_NAME).meta({ description: "What it is, for 'other'" }),
  on: day,
};
export const addCaseDateSchema = z.object({ ticket, ...dateForm });
export type AddCaseDate = z.infer<typeof addCaseDateSchema>;
export const changeCaseDateSchema = z.object({ version, ...dateForm, done: z.boolean() });
export type ChangeCaseDate = z.infer<typeof changeCaseDateSchema>;

/** An offer as the student of the case sees it. */
export const ownOfferSchema = z
  .object({
    id: z.uuid(),
    ...stated,
    conditions: z.array(condition),
    state: z.enum(OFFER_STATES),
    wanted_at: moment.nullable().meta({ description: 'When the student asked to accept it' }),
  })
  .meta({ id: 'OwnOffer' });
export type OwnOffer = z.infer<typeof ownOfferSchema>;
export const ownOffersSchema = z
  .object({
    offers: z.array(ownOfferSchema).meta({ description: 'Those that the office shows' }),
    dates: z
      .array(
        z.object({
          kind: z.enum(OWN_DATE_KINDS),
          name: z.string().meta({ description: 'The university of an offer, or a condition' }),
          on: day,
        }),
      )
      .meta({ description: 'Days ahead that concern the student, the next first' }),
  })
  .meta({ id: 'OwnOffers' });
export type OwnOffers = z.infer<typeof ownOffersSchema>;
export const wantOfferSchema = z.object({
  note: z.string().trim().max(4000).meta({ description: 'To the counselor; may be empty' }),
});
