import type { StaffApplication } from '../../contract/applications.ts';
import type { CaseOffers, ChangeOffer, Offer } from '../../contract/offers.ts';
import { OFFER_KIND_WORDS, TUITION_PER_WORDS } from '../../content/offer-words.ts';
import type { OfferKind, TuitionPer } from '../../contract/offer-kinds.ts';

/** The form of an offer: texts as they are typed. */

export interface OfferForm {
  /** Sending the same form again adds nothing. */
  ticket: string;
  /** As the offer was when the form was opened. */
  version: number;
  university: string;
  course: string;
  kind: OfferKind;
  received_on: string;
  reply_by: string;
  intake: string;
  currency: string;
  tuition: string;
  tuition_per: TuitionPer;
  scholarship: string;
  deposit: string;
  deposit_due: string;
  deposit_paid_on: string;
  /** Id of a filed document, or ''. */
  letter: string;
  notes: string;
  conditions: readonly TypedCondition[];
  shown: boolean;
}
export interface TypedCondition {
  /** Of one that is stored. */
  id?: string;
  /** Tells rows apart while they are typed. */
  key: string;
  text: string;
  due_on: string;
}

/** A new offer begins with what the case says. */
export const emptyForm = (
  application: StaffApplication,
  { currency }: Pick<CaseOffers, 'currency'>,
  today: string,
): OfferForm => ({
  ticket: crypto.randomUUID(),
  version: 0,
  university: application.preferred_university,
  course: application.preferred_course,
  kind: 'conditional',
  received_on: today,
  reply_by: '',
  intake: application.intake ?? '',
  currency,
  tuition: '',
  tuition_per: 'year',
  scholarship: '',
  deposit: '',
  deposit_due: '',
  deposit_paid_on: '',
  letter: '',
  notes: '',
  conditions: [],
  shown: true,
});

const typed = (amount: number | null) => (amount === null ? '' : String(amount));

export const formOf = (offer: Offer): OfferForm => ({
  ticket: '',
  version: offer.version,
  university: offer.university,
  course: offer.course,
  kind: offer.kind,
  received_on: offer.received_on,
  reply_by: offer.reply_by ?? '',
  intake: offer.intake ?? '',
  currency: offer.currency,
  tuition: typed(offer.tuition),
  tuition_per: offer.tuition_per,
  scholarship: typed(offer.scholarship),
  deposit: typed(offer.deposit),
  deposit_due: offer.deposit_due ?? '',
  deposit_paid_on: offer.deposit_paid_on ?? '',
  letter: offer.letter ?? '',
  notes: offer.notes,
  conditions: offer.conditions.map(({ id, text, due_on }) => ({ id, key: id, text, due_on: due_on ?? '' })),
  shown: offer.shown,
});

/** A whole number out of '34,000'; null for nothing, undefined for what is not one. */
export function amountOf(text: string): number | null | undefined {
  const digits = text.replaceAll(/[\s,]/g, '');
  if (digits === '') return null;
  return /^\d{1,9}$/.test(digits) ? Number(digits) : undefined;
}

/** Whether it can be sent. */
export const isComplete = (form: OfferForm): boolean =>
  form.university.trim() !== '' &&
  form.course.trim() !== '' &&
  form.received_on !== '' &&
  [form.tuition, form.scholarship, form.deposit].every((text) => amountOf(text) !== undefined);

/** As the API takes it. Conditions without a text are left out. */
export const valuesOf = (form: OfferForm): Omit<ChangeOffer, 'version'> => ({
  university: form.university.trim(),
  course: form.course.trim(),
  kind: form.kind,
  received_on: form.received_on,
  reply_by: form.reply_by || null,
  intake: form.intake || null,
  currency: form.currency,
  tuition: amountOf(form.tuition) ?? null,
  tuition_per: form.tuition_per,
  scholarship: amountOf(form.scholarship) ?? null,
  deposit: amountOf(form.deposit) ?? null,
  deposit_due: form.deposit_due || null,
  deposit_paid_on: form.deposit_paid_on || null,
  letter: form.letter || null,
  notes: form.notes.trim(),
  conditions: form.conditions
    .filter(({ text }) => text.trim() !== '')
    .map(({ id, text, due_on }) => ({ ...(id && { id }), text: text.trim(), due_on: due_on || null })),
});

/** What is compared when two people change the same offer, with its label. */
const LABELS: readonly [string, (form: OfferForm) => string][] = [
  ['University', (form) => form.university],
  ['Course', (form) => form.course],
  ['Kind', (form) => OFFER_KIND_WORDS[form.kind]],
  ['Received on', (form) => form.received_on],
  ['Reply by', (form) => form.reply_by],
  ['Intake', (form) => form.intake],
  ['Currency', (form) => form.currency],
  ['Tuition fee', (form) => `${form.tuition} ${TUITION_PER_WORDS[form.tuition_per]}`],
  ['Scholarship', (form) => form.scholarship],
  ['Deposit', (form) => form.deposit],
  ['Deposit due', (form) => form.deposit_due],
  ['Deposit paid on', (form) => form.deposit_paid_on],
  ['Notes', (form) => form.notes],
  ['Conditions', (form) => form.conditions.map(({ text, due_on }) => `${text} ${due_on}`.trim()).join('; ')],
];

/** Where what is stored differs from what was typed: 'Reply by: 2026-12-03'. */
export const differences = (stored: OfferForm, form: OfferForm): string[] =>
  LABELS.flatMap(([label, of]) =>
    of(stored) === of(form) ? [] : [`${label}: ${of(stored).trim() || 'nothing'}`],
  );
