import { listFacts, renewFacts } from './staff/facts.ts';
import { readSiteContent, removeSamples } from './staff/content.ts';
import {
  createEdit,
  discardDraft,
  listRevisions,
  readEdit,
  restoreRevision,
  saveEdit,
  sayHere,
  withdrawEdit,
} from './staff/edits.ts';
import {
  logIn,
  logOut,
  refreshToken,
  register,
  requestReset,
  checkResetLink,
  resetPassword,
  sendVerification,
  verifyEmail,
} from './account/login.ts';
import { createApplication } from './account/application-create.ts';
import { listArticles, readArticle } from './public/articles.ts';
import type { Call } from './http/handle-call.ts';
import { listCountries } from './public/countries.ts';
import { listCourses, readCourse, readCourseLimits } from './public/courses.ts';
import { listEvents, readEvent } from './public/events.ts';
import { listInterests } from './public/interests.ts';
import {
  changePassword,
  changeProfile,
  deleteAccount,
  endAllSessions,
  endSession,
  exportAccount,
  listSessions,
  readProfile,
} from './account/own-account.ts';
import {
  addOwnDocuments,
  downloadOwnDocument,
  listOwnApplications,
  moveOwnApplication,
  readOwnApplication,
  readReusable,
  writeOwnNote,
} from './account/own-applications.ts';
import { cancelOwnRegistration, listOwnRegistrations, registerForEvent } from './account/registrations.ts';
import { listScholarships } from './public/scholarships.ts';
import { listSpecializations } from './public/specializations.ts';
import {
  downloadDocument,
  exportApplications,
  listApplications,
  markApplicationRead,
  moveApplication,
  readApplication,
  readApplicationPlace,
  writeApplicationNote,
} from './staff/applications.ts';
import { listChangeLog, readLogEntry } from './staff/change-log.ts';
import { exportAttendees, listAttendees, listStaffEvents, readStaffEvent } from './staff/events.ts';
import { decideHeld, listHeld, readHeld } from './staff/held.ts';
import {
  applyImport,
  checkImport,
  discardImport,
  exportImportLines,
  importTemplate,
  listImportLines,
  listImports,
  readImport,
  stopImport,
  uploadImport,
} from './staff/imports.ts';
import { listMails, readMail, retryMail } from './staff/mails.ts';
import {
  changePerson,
  listPeople,
  readOwnStaffProfile,
  readPerson,
  removePersonSecondFactor,
  sendPersonVerification,
} from './staff/people.ts';
import {
  fetchRatesNow,
  listRateHistory,
  listRates,
  readRate,
  readRateFetch,
  releaseRate,
  setRate,
} from './staff/rates.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  proveAgain,
  removeSecondFactor,
} from './staff/second-factor.ts';
import { openPreviews, previewEdit } from './staff/previews.ts';
import { listStaffPosts } from './staff/posts.ts';
import { listSecurityLog } from './staff/security-log.ts';
import {
  checkInvitation,
  invite,
  inviteAgain,
  joinStaff,
  leaveStaff,
  listInvitations,
  readOpenWork,
  withdrawInvitation,
} from './staff/team.ts';
import { listUniversities, readUniversity } from './public/universities.ts';

/** All calls of the API, in the order of its documentation. */
export const CALLS: readonly Call[] = [
  listCourses,
  readCourse,
  readCourseLimits,
  listUniversities,
  readUniversity,
  listScholarships,
  listInterests,
  listSpecializations,
  listCountries,
  listArticles,
  readArticle,
  listEvents,
  readEvent,
  register,
  sendVerification,
  verifyEmail,
  logIn,
  refreshToken,
  logOut,
  requestReset,
  checkResetLink,
  resetPassword,
  readProfile,
  changeProfile,
  changePassword,
  listSessions,
  endAllSessions,
  endSession,
  exportAccount,
  deleteAccount,
  createApplication,
  listOwnApplications,
  readOwnApplication,
  moveOwnApplication,
  writeOwnNote,
  addOwnDocuments,
  readReusable,
  downloadOwnDocument,
  registerForEvent,
  listOwnRegistrations,
  cancelOwnRegistration,
  readOwnStaffProfile,
  listPeople,
  readPerson,
  changePerson,
  removePersonSecondFactor,
  sendPersonVerification,
  listApplications,
  // Before the call by id, whose path would match it too.
  exportApplications,
  readApplication,
  readApplicationPlace,
  moveApplication,
  writeApplicationNote,
  markApplicationRead,
  downloadDocument,
  previewEdit,
  openPreviews,
  listStaffPosts,
  listStaffEvents,
  readStaffEvent,
  listAttendees,
  exportAttendees,
  listMails,
  readMail,
  retryMail,
  listImports,
  uploadImport,
  readImport,
  // Before the list of lines, as for applications.
  exportImportLines,
  listImportLines,
  checkImport,
  applyImport,
  stopImport,
  discardImport,
  importTemplate,
  listHeld,
  decideHeld,
  readHeld,
  listRates,
  readRate,
  listRateHistory,
  setRate,
  releaseRate,
  readRateFetch,
  fetchRatesNow,
  listInvitations,
  invite,
  inviteAgain,
  withdrawInvitation,
  checkInvitation,
  joinStaff,
  readOpenWork,
  leaveStaff,
  listSecurityLog,
  listChangeLog,
  readLogEntry,
  listFacts,
  renewFacts,
  readSiteContent,
  removeSamples,
  createEdit,
  readEdit,
  saveEdit,
  withdrawEdit,
  discardDraft,
  listRevisions,
  restoreRevision,
  sayHere,
  proveAgain,
  beginSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
];
