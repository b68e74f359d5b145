import { ACCOUNT_CALLS } from './account/all-calls.ts';
import { PUBLIC_CALLS } from './public/all-calls.ts';
import { CONTENT_CALLS } from './staff/content-calls.ts';
import type { Call } from './http/handle-call.ts';
import {
  correctApplication,
  downloadDocument,
  enterApplication,
  exportApplications,
  readApplicationBoard,
  listApplications,
  markApplicationRead,
  moveApplication,
  readApplication,
  readApplicationPlace,
  readMessageTemplates,
  sendApplicationMove,
  undoApplicationMove,
  writeApplicationNote,
  writeInternalNote,
} from './staff/applications.ts';
import { listChangeLog, readLogEntry } from './staff/change-log.ts';
import { DOCUMENT_CALLS } from './staff/documents.ts';
import { STAFF_APPOINTMENT_CALLS } from './staff/appointments.ts';
import { ENQUIRY_CALLS } from './staff/enquiries.ts';
import { ENQUIRY_IMPORT_CALLS } from './staff/enquiry-imports.ts';
import {
  listColleagues,
  setApplicationFollowUp,
  setApplicationFollowUps,
  writeApplicationNotes,
} from './staff/follow-up.ts';
import { MONEY_CALLS } from './staff/money.ts';
import { listMails, readMail, retryMail } from './staff/mails.ts';
import {
  changePerson,
  listPeople,
  readOwnStaffProfile,
  readPerson,
  removePersonSecondFactor,
  beginPersonEmailChange,
  logEverybodyOut,
  endPersonSessions,
  sendPersonVerification,
} from './staff/people.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  proveAgain,
  removeSecondFactor,
} from './staff/second-factor.ts';
import { REPORT_CALLS } from './staff/reports.ts';
import { listErrors } from './staff/errors.ts';
import { exportSecurityLog, listSecurityLog } from './staff/security-log.ts';
import { listBackups, readBackupState } from './staff/backups.ts';
import { CASE_BULK_CALLS } from './staff/case-bulk.ts';
import { CHECKLIST_CALLS } from './staff/checklists.ts';
import { CASE_VIEW_CALLS } from './staff/case-views.ts';
import { COMMISSION_CALLS } from './staff/commissions.ts';
import { OFFER_CALLS } from './staff/offers.ts';
import { DUPLICATE_CALLS } from './staff/duplicates.ts';
import { STUDENT_CALLS } from './staff/students.ts';
import { TEAM_CALLS } from './staff/team.ts';
import { chooseTodayDigest, readToday } from './staff/today.ts';

/** All calls of the API, in the order of its documentation. */
export const CALLS: readonly Call[] = [
  ...PUBLIC_CALLS,
  ...ACCOUNT_CALLS,
  readOwnStaffProfile,
  listPeople,
  readPerson,
  changePerson,
  removePersonSecondFactor,
  endPersonSessions,
  logEverybodyOut,
  beginPersonEmailChange,
  sendPersonVerification,
  ...DUPLICATE_CALLS,
  ...STUDENT_CALLS,
  ...MONEY_CALLS,
  listApplications,
  // Before the call by id, whose path would match it too.
  enterApplication,
  exportApplications,
  readApplicationBoard,
  ...CASE_BULK_CALLS,
  setApplicationFollowUps,
  writeApplicationNotes,
  listColleagues,
  readToday,
  chooseTodayDigest,
  readApplication,
  readApplicationPlace,
  moveApplication,
  undoApplicationMove,
  sendApplicationMove,
  correctApplication,
  writeApplicationNote,
  readMessageTemplates,
  writeInternalNote,
  setApplicationFollowUp,
  markApplicationRead,
  downloadDocument,
  ...DOCUMENT_CALLS,
  ...OFFER_CALLS,
  ...COMMISSION_CALLS,
  ...CHECKLIST_CALLS,
  ...STAFF_APPOINTMENT_CALLS,
  ...ENQUIRY_CALLS,
  ...ENQUIRY_IMPORT_CALLS,
  ...REPORT_CALLS,
  ...CONTENT_CALLS,
  listMails,
  readMail,
  retryMail,
  ...CASE_VIEW_CALLS,
  ...TEAM_CALLS,
  listBackups,
  readBackupState,
  listErrors,
  listSecurityLog,
  exportSecurityLog,
  listChangeLog,
  readLogEntry,
  proveAgain,
  beginSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
];
