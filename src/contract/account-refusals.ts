/** Refusals of logging in, of accounts and of staff: refusals.ts. */
export const ACCOUNT_REFUSALS = {
  no_active_account: {
    status: 401,
    message: 'The e-mail address or the password is wrong. Please check both and try again.',
  },
  not_verified: {
    status: 401,
    message: 'Please confirm your e-mail address first. We can send the mail again.',
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
    message: 'This code is wrong or has already been used. Wait for the next one and try again.',
  },
  second_factor_needed: {
    status: 403,
    message: 'Staff need a second factor here. Please set one up under Security in your account first.',
  },
  /** The sentence in the answer says what the role does not allow, and whom to ask. */
  no_right: { status: 403, message: 'Your role does not allow this. Ask one of the owners.' },
  proof_needed: {
    status: 403,
    message: 'Please confirm that it is you: type your password, or a code if you have a second factor.',
  },
  link_invalid: {
    status: 400,
    message:
      'This link no longer works: it has already been used, or we have sent you a newer one. Please ask for a new one.',
  },
  link_expired: {
    status: 400,
    message: 'This link has expired: it is more than one hour old. Please ask for a new one.',
  },
  email_link_invalid: {
    status: 400,
    message:
      'This link no longer works: it has already been used, it is too old, or the change was stopped. If you need help, call us.',
  },
  invitation_invalid: {
    status: 400,
    message:
      'This invitation no longer works: it was withdrawn or used, or we have sent you a newer mail. Ask the colleague who invited you.',
  },
  invitation_expired: {
    status: 400,
    message: 'This invitation has expired. Ask the colleague who invited you to send it again.',
  },
  already_staff: { status: 409, message: 'The account with this address is staff already.' },
  already_invited: {
    status: 409,
    message: 'This address has been invited already. Send that invitation again, or withdraw it first.',
  },
  not_on_staff: { status: 409, message: 'This account is not staff.' },
  heir_needed: { status: 409, message: 'Choose a colleague who takes over the open work.' },
  current_password_wrong: { status: 400, message: 'This is not your current password.' },
  last_owner: {
    status: 409,
    message: 'This is the last active account of an owner. Make another person an owner first.',
  },
  own_account: {
    status: 409,
    message: 'You cannot disable your own account or change your own role. Ask another owner.',
  },
  already_verified: { status: 409, message: 'This address is already confirmed.' },
  not_staff: { status: 409, message: 'Only staff can have a second factor.' },
  second_factor_exists: { status: 409, message: 'A second factor is already set up. Turn it off first.' },
  no_second_factor: { status: 409, message: 'This account has no second factor.' },
} as const;
