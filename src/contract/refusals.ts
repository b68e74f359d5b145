/**
 * Why a request that was understood is not carried out: a stable code, its status and its sentence. The wire body is
 * `{error, detail, code}`, both texts the sentence, because the pages of the specification read either.
 */
export const REFUSALS = {
  no_active_account: {
    status: 401,
    message: 'No active account found with the given credentials. Check your email address and password.',
  },
  not_verified: {
    status: 401,
    message: 'Please verify your email address first. We can send the mail again.',
  },
  account_disabled: {
    status: 401,
    message: 'This account is disabled. Please write to us or call us.',
  },
  second_factor_required: {
    status: 401,
    message: 'Enter the six-digit code from your authenticator app, or a recovery code.',
  },
  second_factor_wrong: {
    status: 401,
    message: 'This code is not right or was used already. Wait for the next one and try again.',
  },
  second_factor_needed: {
    status: 403,
    message: 'Staff need a second factor here. Set one up under Security first.',
  },
  proof_needed: {
    status: 403,
    message: 'Please confirm that it is you: type your password, or a code if you have a second factor.',
  },
  link_invalid: {
    status: 400,
    message:
      'This link is not valid any more: it was used already, or a newer one was sent. Please ask for a new one.',
  },
  link_expired: {
    status: 400,
    message: 'This link is older than one hour and has expired. Please ask for a new one.',
  },
  current_password_wrong: { status: 400, message: 'The current password is not right.' },
  last_staff: {
    status: 409,
    message: 'This is the last active staff account. Make another person staff first.',
  },
  own_account: {
    status: 409,
    message: 'You cannot disable your own account or take your own staff role away. Ask a colleague.',
  },
  already_verified: { status: 409, message: 'This address is verified already.' },
  not_staff: { status: 409, message: 'Only staff can have a second factor.' },
  second_factor_exists: { status: 409, message: 'A second factor is set up already. Turn it off first.' },
  no_second_factor: { status: 409, message: 'This account has no second factor.' },
  not_retryable: { status: 409, message: 'Only a mail that was given up can be sent again.' },
  mail_expired: {
    status: 409,
    message: 'The link in this mail has expired, so it is of no use any more. Have a new one sent instead.',
  },
  upload_unreadable: {
    status: 400,
    message: 'What arrived could not be read as a form with files. Please send it again.',
  },
  upload_broken_off: {
    status: 400,
    message:
      'The connection broke off before everything had arrived. Nothing was submitted; please try again.',
  },
  upload_too_many_parts: {
    status: 400,
    message: 'These are more files than can be sent at once. Send some of them now and add the others later.',
  },
  upload_texts_too_large: {
    status: 413,
    message:
      'The texts of this form are too long: it may have 200 of them with 256 kB in all. Shorten them and send it again; nothing of it was kept.',
  },
  upload_too_slow: {
    status: 408,
    message: 'The connection was too slow for too long. Nothing was submitted; please try again.',
  },
  uploads_busy: {
    status: 503,
    message: 'Many people are sending documents at this moment. Please try again in a minute.',
    retryAfter: 60,
  },
  uploads_own: {
    status: 429,
    message:
      'You are sending documents three times at once already. Wait until one of them is done, then try again.',
    retryAfter: 30,
  },
  uploads_address: {
    status: 429,
    message:
      'Many documents are being sent over your internet connection at this moment. Please try again in a minute.',
    retryAfter: 60,
  },
  storage_full: {
    status: 507,
    message: 'We have no room for more files at this moment. Nothing was submitted; please try again later.',
  },
  storage_down: {
    status: 503,
    message:
      'Files cannot be stored at this moment. Nothing was submitted; please try again in a few minutes.',
  },
  scanner_down: {
    status: 503,
    message:
      'Files cannot be checked for viruses at this moment. Nothing was submitted; please try again soon.',
  },
  /** The sentences that are sent name the numbers. */
  too_many_cases: {
    status: 409,
    message:
      'You have as many open applications as one person can have here. Withdraw one that you no longer need, or write to us.',
  },
  too_many_documents: {
    status: 413,
    message: 'There is no room for these documents. Send fewer or smaller files, or write to us.',
  },
  key_reused: {
    status: 409,
    message: 'This Idempotency-Key belongs to another submission. Use a new one.',
  },
  no_such_move: {
    status: 409,
    message: 'This cannot be done with the application as it stands. Look at it again.',
  },
  /** The sentence that is sent says who moved it where, and when. */
  moved_meanwhile: {
    status: 409,
    message: 'The application has moved on meanwhile, so nothing was done. Look at it again.',
  },
  document_unavailable: {
    status: 503,
    message:
      'This document cannot be read at this moment. Please try again in a few minutes. If it stays so, write to us.',
  },
  documents_deleted: {
    status: 409,
    message: 'The documents of this application were deleted some time after it was closed.',
  },
  event_full: {
    status: 409,
    message: 'This event is fully booked. Look again later: a place becomes free whenever somebody cancels.',
  },
  already_registered: {
    status: 409,
    message: 'You are registered for this event already. You find it under Events in your account.',
  },
  /** Where it is known, the sentence that is sent says when. */
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
    message: 'This event is over. Our list of events says which ones come next.',
  },
  /** The same Idempotency-Key after its registration was cancelled: neither answer of before would be true. */
  cancelled_meanwhile: {
    status: 409,
    message:
      'You cancelled this registration meanwhile. Press Register again if you would like to come after all.',
  },
  cannot_cancel: {
    status: 409,
    message: 'This event has begun already, so your registration cannot be cancelled any more.',
  },
} as const satisfies Record<
  string,
  { status: 400 | 401 | 403 | 408 | 409 | 413 | 429 | 503 | 507; message: string; retryAfter?: number }
>;
export type Refusal = keyof typeof REFUSALS;

/** Seconds after which the same may well go through, for refusals that know. */
export const retryAfterOf = (reason: Refusal): number | undefined => {
  const refusal: { message: string; retryAfter?: number } = REFUSALS[reason];
  return refusal.retryAfter;
};
