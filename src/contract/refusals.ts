import { ACCOUNT_REFUSALS } from './account-refusals.ts';
import { APPOINTMENT_REFUSALS } from './appointment-refusals.ts';
import { MONEY_REFUSALS } from './money-refusals.ts';

/**
 * Reasons for refusing a valid request: a stable code, its status and its sentence. The body on the wire is
 * `{error, detail, code}`; both texts are the sentence, because pages may read either.
 */
export const REFUSALS = {
  ...ACCOUNT_REFUSALS,
  ...APPOINTMENT_REFUSALS,
  ...MONEY_REFUSALS,
  not_retryable: { status: 409, message: 'Only a mail that could not be delivered can be sent again.' },
  mail_expired: {
    status: 409,
    message:
      'The link in this mail has expired, so it would not help to send it again. Send a new one instead.',
  },
  upload_unreadable: {
    status: 400,
    message: 'We could not read the form that arrived. Please send it again.',
  },
  upload_broken_off: {
    status: 400,
    message: 'The connection was lost before everything arrived. Nothing was submitted. Please try again.',
  },
  upload_too_many_parts: {
    status: 400,
    message:
      'You have chosen too many files to send at once. Send some of them now and add the others later.',
  },
  upload_texts_too_large: {
    status: 413,
    message:
      'There is too much text in this form: it can have 200 fields and 256 kB of text in all. Nothing was saved. Please shorten it and send it again.',
  },
  upload_too_slow: {
    status: 408,
    message: 'The connection was too slow. Nothing was submitted. Please try again.',
  },
  uploads_busy: {
    status: 503,
    message: 'Many people are sending documents right now. Please try again in a minute.',
    retryAfter: 60,
  },
  uploads_own: {
    status: 429,
    message:
      'You are already sending three sets of documents. Wait until one of them has finished, then try again.',
    retryAfter: 30,
  },
  uploads_address: {
    status: 429,
    message:
      'Other people who use your internet connection are also sending documents. Please try again in a minute.',
    retryAfter: 60,
  },
  storage_full: {
    status: 507,
    message: 'We have no room for more files right now. Nothing was submitted. Please try again later.',
  },
  storage_down: {
    status: 503,
    message: 'We cannot store files right now. Nothing was submitted. Please try again in a few minutes.',
  },
  scanner_down: {
    status: 503,
    message:
      'We cannot check files for viruses right now. Nothing was submitted. Please try again in a few minutes.',
  },
  /** The sentences in answers include the numbers. */
  too_many_cases: {
    status: 409,
    message:
      'You have reached the limit for open applications. Withdraw one that you no longer need, or write to us.',
  },
  too_many_documents: {
    status: 413,
    message: 'There is not enough room for these documents. Send fewer or smaller files, or write to us.',
  },
  key_reused: {
    status: 409,
    message: 'This Idempotency-Key belongs to another submission. Use a new one.',
  },
  no_such_move: {
    status: 409,
    message: 'This step is not possible for the application right now. Please look at it again.',
  },
  /** The sentence in the answer says who moved it, to which state and when. */
  moved_meanwhile: {
    status: 409,
    message: 'The application has changed since you opened it, so nothing was done. Please look at it again.',
  },
  follow_up_changed: {
    status: 409,
    message: 'A colleague has changed this since you opened it, so nothing was saved. Look at it again.',
  },
  offer_changed: {
    status: 409,
    message: 'A colleague has changed this since you opened it, so nothing was saved. Look at it again.',
  },
  offer_accepted: {
    status: 409,
    message: 'Another offer of this case is accepted. Decline the others with it, or open that one again.',
  },
  offer_not_open: {
    status: 409,
    message: 'This offer is not open any more, so nothing was sent. Write to your counselor.',
  },
  too_many_offers: { status: 409, message: 'A case can have 20 offers. Remove one first.' },
  too_many_dates: { status: 409, message: 'A case can have 40 dates. Remove one first.' },
  checklist_changed: {
    status: 409,
    message:
      'A colleague has changed this since you opened it, so nothing was saved and nobody was mailed. Look at it again.',
  },
  too_many_lines: {
    status: 409,
    message: 'This case has 50 lines of its own. Put more of them into the checklist for all cases.',
  },
  too_many_views: {
    status: 409,
    message: 'You have 40 saved views. Delete one that you do not need first.',
  },
  view_changed: {
    status: 409,
    message: 'Somebody has changed this view since you opened it, so nothing was saved. Look at it again.',
  },
  not_your_view: {
    status: 409,
    message: 'Only who shared this view and owners can change it. Save a copy for yourself instead.',
  },
  account_of_staff: {
    status: 409,
    message: 'This is the address of a colleague. Cases belong to accounts of students.',
  },
  cannot_merge: {
    status: 409,
    message:
      'These two cannot be merged: one is staff, was merged before, or the account to keep is disabled.',
  },
  merge_changed: {
    status: 409,
    message: 'Something was added meanwhile, so nothing was merged. Look at what would move again.',
  },
  cannot_undo_merge: {
    status: 409,
    message: 'This merge can no longer be taken back: it was already, or 30 days have passed.',
  },
  enquiry_linked: {
    status: 409,
    message: 'A colleague has said meanwhile who this is, so nothing was saved. Look at it again.',
  },
  enquiry_applied: {
    status: 409,
    message: 'An application was begun from this enquiry. Withdraw and close that application instead.',
  },
  consent_withdrawn: {
    status: 409,
    message: 'This person wants no contact any more. Enter first that they have agreed again.',
  },
  case_exists: {
    status: 409,
    message: 'This student has an open application for this course already. Open it instead.',
  },
  not_a_counselor: {
    status: 409,
    message: 'This colleague does not look after cases any more. Choose somebody else.',
  },
  cannot_undo: {
    status: 409,
    message:
      'This can no longer be taken back: the student has been told, or the case has moved on. “Correct the state” puts a mistake right.',
  },
  already_undone: {
    status: 409,
    message: 'This has been taken back meanwhile, so nothing was sent to the student.',
  },
  undo_instead: {
    status: 409,
    message: 'The student has not been told of the last move yet. Take it back instead of correcting it.',
  },
  document_unavailable: {
    status: 503,
    message:
      'We cannot open this document right now. Please try again in a few minutes. If it still does not work, write to us.',
  },
  filed_changed: {
    status: 409,
    message: 'A colleague has changed this document meanwhile, so nothing was done. Look at it again.',
  },
  documents_deleted: {
    status: 409,
    message: 'We have deleted the documents of this application, as we do some time after a case is closed.',
  },
  enquiry_changed: {
    status: 409,
    message:
      'A colleague has changed this enquiry since you opened it, so nothing was saved. Look at it again.',
  },
  picture_used: {
    status: 409,
    message:
      'This picture is used on the site or in a draft. Take it out there first, or replace it with another file.',
  },
  picture_changed: {
    status: 409,
    message:
      'Somebody else has changed this picture meanwhile, so nothing was saved. Load it again, then make your change.',
  },
  event_full: {
    status: 409,
    message:
      'This event is fully booked. You can put yourself on the waiting list: if somebody cancels, the next person gets the place.',
  },
  already_waiting: {
    status: 409,
    message:
      'You are already on the waiting list of this event. We write to you at once if a place becomes free.',
  },
  event_cancelled: { status: 409, message: 'This event is cancelled. See our list of upcoming events.' },
  event_put_off: {
    status: 409,
    message: 'This event is put off. You can register once we have announced the new date.',
  },
  message_sent: {
    status: 409,
    message: 'The same text went to the same people less than a day ago. Nothing was sent again.',
  },
  nobody_to_mail: { status: 409, message: 'There is nobody to mail right now.' },
  people_registered: {
    status: 409,
    message:
      'People are registered for this event, so it has to stay on the website. Cancel it or put it off: they get a mail then.',
  },
  /** The sentence in the answer says how many people. */
  people_to_tell: {
    status: 409,
    message: 'People are registered for this event. Decide whether they get a mail about the change.',
  },
  already_registered: {
    status: 409,
    message: 'You are already registered for this event. You can find it under Events in your account.',
  },
  /** The sentence in the answer says when, if that is known. */
  registration_not_open_yet: {
    status: 409,
    message: 'Registration for this event has not opened yet. Please come back later.',
  },
  registration_closed: {
    status: 409,
    message: 'Registration for this event is closed. Call us if you would still like to come.',
  },
  event_over: {
    status: 409,
    message: 'This event is over. See our list of upcoming events.',
  },
  /** An Idempotency-Key is used again after its registration was cancelled: the earlier answer is no longer true. */
  cancelled_meanwhile: {
    status: 409,
    message:
      'You have cancelled this registration in the meantime. Press Register again if you would like to come after all.',
  },
  cannot_cancel: {
    status: 409,
    message: 'This event has already begun, so you can no longer cancel your registration.',
  },
  rates_off: {
    status: 409,
    message: 'Exchange rates are not fetched on this site (the setting NRB_API is off). Type them instead.',
  },
  no_bank_rate: {
    status: 409,
    message: 'The bank has not published a rate of this currency yet, so there is none to go back to.',
  },
  import_too_large: {
    status: 413,
    message:
      'These files are larger than 64 MB together. Send only the files of the register, or a smaller table.',
  },
  no_such_import_step: {
    status: 409,
    message: 'This is not possible any more: the import has gone on meanwhile. Look at it again.',
  },
  enquiry_file_too_large: {
    status: 413,
    message: 'This file is larger than 5 MB. Delete pictures and sheets that are not needed, or split it.',
  },
  enquiry_import_changed: {
    status: 409,
    message:
      'A colleague has changed what the columns of this file mean, so nothing was done. Look at it again.',
  },
  no_such_bulk_step: {
    status: 409,
    message: 'This is not possible any more: the bulk edit has gone on meanwhile. Look at it again.',
  },
  edited_meanwhile: {
    status: 409,
    message:
      'Somebody has saved this meanwhile, so nothing was restored. Look at what changed, then restore again.',
  },
  held_changed: {
    status: 409,
    message: 'Other values are waiting now than when you looked, so nothing was decided. Look again.',
  },
} as const satisfies Record<
  string,
  { status: 400 | 401 | 403 | 408 | 409 | 413 | 429 | 503 | 507; message: string; retryAfter?: number }
>;
export type Refusal = keyof typeof REFUSALS;

/** Seconds after which a retry may succeed, for refusals with a known time. */
export const retryAfterOf = (reason: Refusal): number | undefined => {
  const refusal: { message: string; retryAfter?: number } = REFUSALS[reason];
  return refusal.retryAfter;
};
