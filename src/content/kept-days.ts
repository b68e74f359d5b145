/** For how long the software keeps what it keeps. Texts name these days as {our:document-days} and so on. */

/** Days after a case closes until its documents are deleted, in the policy and in the software. */
export const documentDays = 30;
/** Days without activity until a case in one of SELF_CLOSING_STATES is closed automatically. */
export const closingDays = 30;
/** Months without any activity until an open case is closed automatically. */
export const idleCaseMonths = 12;
/** Days before that on which the student is asked whether they are still interested. */
export const idleNoticeDays = 28;
/** Days after an event for which the names of people who came without a registration are kept. */
export const walkInDays = 90;
/** Days for which the security log keeps an entry, in the policy and in the software. */
export const securityLogDays = 180;
/** Days after which a lost enquiry is deleted, counted from the last thing that happened to it. */
export const lostEnquiryDays = 180;
/** Days without activity after which any other enquiry is deleted. */
export const idleEnquiryDays = 540;
