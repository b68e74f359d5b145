import {
  logIn,
  logOut,
  refreshToken,
  register,
  requestReset,
  resetPassword,
  sendVerification,
  verifyEmail,
} from './accounts.ts';
import { createApplication } from './application-create.ts';
import { listArticles, readArticle } from './articles.ts';
import type { Call } from './call.ts';
import { listCountries } from './countries.ts';
import { listCourses, readCourse } from './courses.ts';
import { listEvents, readEvent } from './events.ts';
import { listInterests } from './interests.ts';
import {
  changePassword,
  changeProfile,
  deleteAccount,
  endAllSessions,
  endSession,
  exportAccount,
  listSessions,
  readProfile,
} from './own-account.ts';
import {
  addOwnDocuments,
  downloadOwnDocument,
  listOwnApplications,
  moveOwnApplication,
  readOwnApplication,
  writeOwnNote,
} from './own-applications.ts';
import { cancelOwnRegistration, listOwnRegistrations, registerForEvent } from './registrations.ts';
import { listScholarships } from './scholarships.ts';
import { listSpecializations } from './specializations.ts';
import {
  downloadDocument,
  exportApplications,
  listApplications,
  markApplicationRead,
  moveApplication,
  readApplication,
  readApplicationPlace,
  writeApplicationNote,
} from './staff-applications.ts';
import { exportAttendees, listAttendees, listStaffEvents, readStaffEvent } from './staff-events.ts';
import { listMails, readMail, retryMail } from './staff-mails.ts';
import {
  changePerson,
  listPeople,
  readOwnStaffProfile,
  readPerson,
  removePersonSecondFactor,
  sendPersonVerification,
} from './staff-people.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  proveAgain,
  removeSecondFactor,
} from './staff-second-factor.ts';
import { listSecurityLog } from './staff-security-log.ts';
import { listUniversities, readUniversity } from './universities.ts';

/** Every call of the API, in the order its documentation shows them. */
export const CALLS: readonly Call[] = [
  listCourses,
  readCourse,
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
  // Before the one by id, whose path it would fit.
  exportApplications,
  readApplication,
  readApplicationPlace,
  moveApplication,
  writeApplicationNote,
  markApplicationRead,
  downloadDocument,
  listStaffEvents,
  readStaffEvent,
  listAttendees,
  exportAttendees,
  listMails,
  readMail,
  retryMail,
  listSecurityLog,
  proveAgain,
  beginSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
];
