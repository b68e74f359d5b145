import type { EnquiryContext } from '../enquiries/context.ts';

/** What the commands and reads of appointments need. */
export interface AppointmentContext extends EnquiryContext {
  /** Signs the links with which people move and cancel. */
  linkKey: Buffer;
  /** The organizer named in mailed calendar entries. */
  consultancy(): { name: string; email: string };
}
