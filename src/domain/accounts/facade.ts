import type {
  AccountExport,
  AccountSession,
  LoginAnswer,
  Profile,
  ProfileFields,
  Proof,
  TokenPair,
} from '../../contract/accounts.ts';
import type { OwnConsent } from '../../contract/consents.ts';
import type { Result } from '../../contract/errors.ts';
import type { Page, PageQuery } from '../../contract/paging.ts';
import { createTokens } from '../../platform/security/tokens.ts';
import { listOwnConsents } from '../consents/data.ts';
import { requestLink, mailRequestedLink, tellLockedOut } from './commands.requested-links.ts';
import { cleanUp } from './commands.clean-up.ts';
import { deleteAccount } from './commands.delete.ts';
import { linkFault, type LinkFault } from './commands.links.ts';
import { askEmailChange } from './commands.email-change.ts';
import { confirmNewEmail, keepOldEmail } from './commands.new-email.ts';
import { ensureFirstStaff, type FirstStaff } from './commands.first-staff.ts';
import { knowsDevice } from './commands.devices.ts';
import { logIn, type LoggedIn } from './commands.log-in.ts';
import { changePassword, resetPassword } from './commands.passwords.ts';
import { changeProfile } from './commands.profile.ts';
import { prove, type TypedAgain } from './commands.proof.ts';
import { endAllSessions, endSession, logOut, refresh } from './commands.sessions.ts';
import { signUp, verifyEmail } from './commands.sign-up.ts';
import { authenticate } from './data.authenticate.ts';
import { exportData } from './data.export.ts';
import { readProfile } from './data.profile.ts';
import { listSessions } from './data.sessions.ts';
import type { Authentication, Credentials, MailedLink, Principal } from './policy.ts';
import type { AccountContext } from './context.ts';
import type { SecretKeys } from '../../platform/security/secret-keys.ts';

/**
 * People's own accounts. The API has checked presence and rules of form fields; what only the database knows is
 * checked here.
 */
export interface Accounts {
  /**
   * Creates an account that cannot log in until its address is verified. The answer does not show whether the address
   * has an account already; the mail does.
   * @returns invalid (email, password): not an address, a common password.
   */
  signUp(form: Credentials): Promise<Result<void>>;
  /** @returns link_invalid, link_expired. */
  verifyEmail(link: MailedLink): Promise<Result<void>>;
  /** Mails the verification again if the address has an account that is not verified. */
  sendVerification(email: string): Promise<void>;
  /**
   * @param agent the User-Agent header; only browser and system are stored, as words
   * @returns no_active_account; only with the right password not_verified, account_disabled, second_factor_required,
   * second_factor_wrong.
   */
  logIn(
    form: Credentials & { otp?: string | undefined },
    agent: string,
    device?: string,
  ): Promise<Result<LoggedIn>>;
  /** Whether the device with this secret has logged in to the account of the address before. */
  knowsDevice(email: string, device: string): Promise<boolean>;
  /** Mails the owner of an address, if it has an account, that logging in is locked for this many minutes. */
  tellLockedOut(email: string, minutes: number): Promise<void>;
  /** Exchanges a refresh token; each works once. @returns refresh_refused. */
  refresh(refreshToken: string): Promise<Result<TokenPair>>;
  /** Ends the session of a refresh token. Succeeds for a token that no longer works too. */
  logOut(refreshToken: string): Promise<void>;
  /** Whom an access token belongs to according to the database now, and whether `proof` is valid for its session. */
  authenticate(accessToken: string, proof?: string): Promise<Authentication>;
  /**
   * Issues a proof for the password, or for a code if a second factor is set up. Four wrong attempts end the session.
   * @returns invalid (password), current_password_wrong, second_factor_required, second_factor_wrong, throttled.
   */
  prove(principal: Principal, typed: TypedAgain): Promise<Result<Proof>>;

  /** Mails a link for setting a new password if the address has an account. */
  requestReset(email: string): Promise<void>;
  /** Why a link for a new password does not work; null if it does. Does not use it up. */
  checkResetLink(link: MailedLink): Promise<LinkFault | null>;
  /**
   * Ends every session; also verifies the address, since the link reached it.
   * @returns invalid, link_invalid, link_expired.
   */
  resetPassword(link: MailedLink, newPassword: string): Promise<Result<void>>;
  /** Ends every session and starts a new one. @returns invalid (new_password), current_password_wrong. */
  changePassword(
    principal: Principal,
    form: { current: string; new: string },
    agent: string,
  ): Promise<Result<LoginAnswer>>;

  /** Asks for another address. @returns invalid (email), current_password_wrong, account_of_staff, not_found. */
  askEmailChange(principal: Principal, form: Credentials): Promise<Result<void>>;
  /** @returns email_link_invalid. */
  confirmNewEmail(link: MailedLink): Promise<Result<void>>;
  /** Stops a change, or takes back one that was confirmed. @returns email_link_invalid. */
  keepOldEmail(link: MailedLink): Promise<Result<'stopped' | 'taken_back'>>;

  /** The four methods below: @returns not_found when the account was deleted meanwhile. */
  profile(principal: Principal): Promise<Result<Profile>>;
  changeProfile(principal: Principal, changes: Partial<ProfileFields>): Promise<Result<Profile>>;
  exportData(principal: Principal): Promise<Result<AccountExport>>;
  /** What the person agreed to and took back, the newest first. @returns invalid_page. */
  consents(principal: Principal, query: PageQuery): Promise<Result<Page<OwnConsent>>>;
  /** @returns current_password_wrong; last_owner. */
  deleteAccount(principal: Principal, password: string): Promise<Result<void>>;

  /** The person's sessions, the last used first. @returns invalid_page. */
  sessions(principal: Principal, query: PageQuery): Promise<Result<Page<AccountSession>>>;
  /** @returns not_found, also for another person's session. */
  endSession(principal: Principal, id: string): Promise<Result<void>>;
  endAllSessions(principal: Principal): Promise<void>;

  /** Mails what sendVerification and requestReset queued. Called by the job, after the response was sent. */
  mailRequestedLink(asked: unknown): Promise<void>;
  /** Deletes what has expired: sessions, links, and accounts that were not verified for 30 days. */
  cleanUp(): Promise<void>;
  /**
   * Creates the first staff account. With credentials: that account, unless its address has one already. Without: an
   * account with a generated address and password, unless there is staff already.
   */
  ensureFirstStaff(wanted: Credentials | { generatedAddress: string }): Promise<FirstStaff>;
}

interface AccountOptions extends Omit<AccountContext, 'tokens'> {
  secretKeys: SecretKeys;
  accessTokenSeconds: number;
}

export function createAccounts(options: AccountOptions): Accounts {
  const context: AccountContext = { ...options, tokens: createTokens(options) };
  return {
    signUp: (form) => signUp(context, form),
    verifyEmail: (link) => verifyEmail(context, link),
    sendVerification: (email) => requestLink(context, 'verify', email),
    logIn: (form, agent, device) => logIn(context, form, agent, device),
    knowsDevice: (email, device) => knowsDevice(context, email, device),
    tellLockedOut: (email, minutes) => tellLockedOut(context, email, minutes),
    refresh: (token) => refresh(context, token),
    logOut: (token) => logOut(context, token),
    authenticate: (token, proof) => authenticate(context, token, proof),
    prove: (principal, typed) => prove(context, principal, typed),
    requestReset: (email) => requestLink(context, 'reset', email),
    checkResetLink: (link) => linkFault(context.db, 'reset', link, context.clock.now()),
    resetPassword: (link, password) => resetPassword(context, link, password),
    changePassword: (principal, form, agent) => changePassword(context, principal, form, agent),
    askEmailChange: (principal, form) => askEmailChange(context, principal, form),
    confirmNewEmail: (link) => confirmNewEmail(context, link),
    keepOldEmail: (link) => keepOldEmail(context, link),
    profile: (principal) => readProfile(context, principal),
    changeProfile: (principal, changes) => changeProfile(context, principal, changes),
    exportData: (principal) => exportData(context, principal),
    consents: (principal, query) => listOwnConsents(context.db, principal, query),
    deleteAccount: (principal, password) => deleteAccount(context, principal, password),
    sessions: (principal, query) => listSessions(context, principal, query),
    endSession: (principal, id) => endSession(context, principal, id),
    endAllSessions: (principal) => endAllSessions(context, principal),
    mailRequestedLink: (asked) => mailRequestedLink(context, asked),
    cleanUp: () => cleanUp(context),
    ensureFirstStaff: (wanted) => ensureFirstStaff(context, wanted),
  };
}
