/** Hours in which the link to the new address works. */
export const CONFIRM_HOURS = 24;
/** Days in which the owner of the old address can take a confirmed change back. */
export const UNDO_DAYS = 7;
/** Mails about changes to one new address within a day, whoever asks. */
export const MOST_MAILS_A_DAY = 3;
/** Days after which what is known of a change is deleted. */
export const KEPT_CHANGE_DAYS = 90;

/** 'a…@example.com': enough for who knows the address, and nothing for others. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}…${email.slice(at)}`;
}
