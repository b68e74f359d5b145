/** What we write to people about. `userId` is whom the mail is about: it goes when the person's account goes. */
export type MailMessage = {
  [Template in MailTemplate]: {
    template: Template;
    /** One mailbox, as 'maya@example.com'. */
    to: string;
    userId: string;
    data: MailData[Template];
  };
}[MailTemplate];

/** What each template is filled with. Links are absolute. */
export interface MailData {
  'verify-email': { link: string };
  'already-registered': { loginLink: string; resetLink: string };
  'reset-password': { link: string };
  /** `at`: when it was changed, as an ISO date and time. */
  'password-changed': { at: string; resetLink: string };
}
export type MailTemplate = keyof MailData;

interface MailRule {
  subject: string;
  /** After this the mail is of no use any more and is not sent; null: it stays true. */
  validMinutes: number | null;
}

/** Subjects hold nothing personal: they are kept and shown to staff when the mail's text is gone. */
export const MAIL_RULES: Readonly<Record<MailTemplate, MailRule>> = {
  'verify-email': { subject: 'Verify your email address', validMinutes: 60 },
  'already-registered': { subject: 'You already have an account with us', validMinutes: null },
  'reset-password': { subject: 'Choose a new password', validMinutes: 60 },
  'password-changed': { subject: 'Your password was changed', validMinutes: null },
};
