/**
 * What deleting an account does, shown before the deletion: a summary of "Your rights" in the privacy policy.
 * Implemented in src/domain/accounts.
 */
export const erasedWithAccount: readonly string[] = [
  'Your e-mail address, your password and your profile',
  'Your applications with every document, your questions and appointments, and your event registrations',
  'Rows about you in lists that we have uploaded, and invitations to your address',
  'The lists of where you are logged in and of the mails we sent you',
  'Where you logged in from and with which browser, in the security log',
];

export const keptAfterErasure: readonly { what: string; why: string }[] = [
  {
    what: 'A record of what was done to the account and when, under a number that no longer leads to you',
    why: 'so that we can account for what we did',
  },
  {
    what: 'That somebody agreed to our privacy policy on a day, with the sentence that was shown, without anything that leads to you',
    why: 'so that we can show that we ask',
  },
  {
    what: 'Receipts of what you have paid: number, day, kind and amount, without your name',
    why: 'because the law wants us to keep our books for years',
  },
  {
    what: 'Backups made before today, until they are deleted too',
    why: 'we cannot take one person out of a backup without damaging it',
  },
  {
    what: 'What a university, an office or an insurer received at your request',
    why: 'they have it now, so please ask them to erase it',
  },
];
