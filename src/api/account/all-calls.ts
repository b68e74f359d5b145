import { OWN_MONEY_CALLS } from './own-money.ts';
import type { Call } from '../http/handle-call.ts';
import { createApplication } from './application-create.ts';
import {
  register,
  sendVerification,
  verifyEmail,
  logIn,
  refreshToken,
  logOut,
  requestReset,
  checkResetLink,
  resetPassword,
} from './login.ts';
import {
  readProfile,
  changeProfile,
  changePassword,
  listSessions,
  endAllSessions,
  endSession,
  exportAccount,
  deleteAccount,
} from './own-account.ts';
import {
  listOwnApplications,
  keepOwnApplication,
  markOwnApplicationSeen,
  readOwnApplication,
  readOwnChecklist,
  moveOwnApplication,
  writeOwnNote,
  addOwnDocuments,
  readOwnNews,
  readReusable,
  downloadOwnDocument,
} from './own-applications.ts';
import { listOwnOffers, wantOffer } from './offers.ts';
import {
  registerForEvent,
  listOwnRegistrations,
  cancelOwnRegistration,
  wantEventMessages,
} from './registrations.ts';

/** Calls of a person for their own account, in the order of the documentation. */
export const ACCOUNT_CALLS: readonly Call[] = [
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
  keepOwnApplication,
  markOwnApplicationSeen,
  readOwnApplication,
  readOwnChecklist,
  moveOwnApplication,
  writeOwnNote,
  addOwnDocuments,
  readOwnNews,
  readReusable,
  downloadOwnDocument,
  listOwnOffers,
  wantOffer,
  ...OWN_MONEY_CALLS,
  registerForEvent,
  listOwnRegistrations,
  cancelOwnRegistration,
  wantEventMessages,
];
