/**
 * What deleting an account does, shown before the deletion: a summary of "Your rights" in the privacy policy.
 * Implemented in src/domain/accounts.
 */
export const erasedWithAccount: readonly string[] = [
  'Your e-mail address, your password and your profile',
  'Your applications with every document, and your event registrations',
  'The list of places where you are logged in, and of the mails we sent you',
  'From where and with which browser you logged in, in the security log',
];

export const keptAfterErasure: readonly { what: string; why: string }[] = [
  {
    what: 'When something was done to the account, under a number that no longer leads to you',
    why: 'so that we can answer for what we did',
  },
  {
    what: 'Backups made before today, until they are deleted too',
    why: 'one person cannot be taken out of a backup without damaging it',
  },
  {
    what: 'What a university, an office or an insurer received at your request',
    why: 'it now belongs to them, so please ask them to erase it',
  },
];
