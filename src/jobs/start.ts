import { REQUESTED_LINK_JOB } from '../domain/accounts/commands.requested-links.ts';
import { CLEAN_UP_JOB, CLEAN_UP_SECONDS } from '../domain/accounts/commands.clean-up.ts';
import { ERASE_TRACES_JOB, REWRITE_TABLES_JOB } from '../domain/accounts/commands.delete.ts';
import type { Accounts } from '../domain/accounts/facade.ts';
import type { Applications } from '../domain/applications/facade.ts';
import { CLEAN_UP_APPLICATIONS_JOB, CLEAN_UP_APPLICATIONS_SECONDS } from '../domain/applications/policy.ts';
import { TELL_OFFICE_JOB, TELL_OFFICE_SECONDS } from '../domain/applications/policy.office-mails.ts';
import type { Backups } from '../domain/backups/facade.ts';
import { BACKUP_JOB, BACKUP_SECONDS } from '../domain/backups/policy.ts';
import type { BulkEdits } from '../domain/bulk-edits/facade.ts';
import {
  BULK_EDIT_JOB,
  CLEAN_UP_BULK_EDITS_JOB,
  CLEAN_UP_BULK_EDITS_SECONDS,
} from '../domain/bulk-edits/policy.ts';
import type { Appointments } from '../domain/appointments/facade.ts';
import { REMIND_JOB, REMIND_SECONDS } from '../domain/appointments/policy.ts';
import type { Enquiries } from '../domain/enquiries/facade.ts';
import type { EnquiryImports } from '../domain/enquiry-imports/facade.ts';
import { ENQUIRY_IMPORT_JOB } from '../domain/enquiry-imports/policy.ts';
import { CLEAN_UP_ENQUIRIES_JOB, CLEAN_UP_ENQUIRIES_SECONDS } from '../domain/enquiries/policy.ts';
import { CLEAN_UP_EVENTS_JOB, CLEAN_UP_EVENTS_SECONDS } from '../domain/events/commands.clean-up.ts';
import type { Registrations } from '../domain/events/commands.registrations.ts';
import type { ExchangeRates } from '../domain/exchange-rates/facade.ts';
import { FETCH_RATES_JOB, FETCH_RATES_SECONDS } from '../domain/exchange-rates/policy.ts';
import type { ImportRuns } from '../domain/imports/runs/facade.ts';
import { CLEAN_UP_IMPORTS_JOB, CLEAN_UP_IMPORTS_SECONDS, IMPORT_JOB } from '../domain/imports/runs/policy.ts';
import type { StaffCatalogue } from '../domain/catalogue/facade.ts';
import { FOLLOW_UP_JOB, FOLLOW_UP_SECONDS } from '../domain/search/commands.ts';
import type { Mails } from '../domain/mails/facade.ts';
import { RENEW_SEALED_JOB, RENEW_SEALED_SECONDS } from '../domain/secret-keys/commands.renew.ts';
import type { KeyRing } from '../domain/secret-keys/facade.ts';
import type { SecurityLog } from '../domain/security/facade.ts';
import { CLEAN_UP_SECURITY_LOG_JOB, CLEAN_UP_SECURITY_LOG_SECONDS } from '../domain/security/policy.ts';
import { SEND_MAIL_JOB, CLEAN_UP_MAILS_JOB, CLEAN_UP_MAILS_SECONDS } from '../domain/mails/policy.ts';
import type { Students } from '../domain/students/facade.ts';
import { DUPLICATES_JOB, DUPLICATES_SECONDS } from '../domain/students/policy.duplicates.ts';
import type { TodayQueue } from '../domain/today/facade.ts';
import { DIGEST_JOB, DIGEST_SECONDS } from '../domain/today/policy.digest.ts';
import type { RenderLetter } from '../mail/render.tsx';
import type { Log } from '../platform/log.ts';
import type { Mailer } from '../platform/mail/mailer.ts';
import type { Queue } from '../platform/queue/queue.ts';
import { cleanUpAccounts } from './clean-up-accounts.ts';
import { eraseTraces } from './erase-traces.ts';
import { sendMail } from './send-mail.ts';
import { tellOffice } from './tell-office.ts';
import { cleanUpApplications } from './clean-up-applications.ts';
import { cleanUpMails } from './clean-up-mails.ts';

/** The names of all jobs: the queue is opened with them. */
export const JOBS: readonly string[] = [
  SEND_MAIL_JOB,
  CLEAN_UP_MAILS_JOB,
  REQUESTED_LINK_JOB,
  CLEAN_UP_JOB,
  ERASE_TRACES_JOB,
  REWRITE_TABLES_JOB,
  CLEAN_UP_APPLICATIONS_JOB,
  TELL_OFFICE_JOB,
  DIGEST_JOB,
  DUPLICATES_JOB,
  CLEAN_UP_EVENTS_JOB,
  CLEAN_UP_ENQUIRIES_JOB,
  ENQUIRY_IMPORT_JOB,
  REMIND_JOB,
  CLEAN_UP_SECURITY_LOG_JOB,
  FETCH_RATES_JOB,
  IMPORT_JOB,
  CLEAN_UP_IMPORTS_JOB,
  FOLLOW_UP_JOB,
  BULK_EDIT_JOB,
  CLEAN_UP_BULK_EDITS_JOB,
  RENEW_SEALED_JOB,
  BACKUP_JOB,
];

/** The number of the mailer's connections (SMTP_CONNECTIONS), so that no mail waits for a connection. */
const MAILS_AT_A_TIME = 4;

interface JobOptions {
  mails: Mails;
  accounts: Accounts;
  applications: Applications;
  today: Pick<TodayQueue, 'sendDigests'>;
  students: Pick<Students, 'findDuplicates'>;
  enquiries: Pick<Enquiries, 'cleanUp'>;
  enquiryImports: Pick<EnquiryImports, 'work' | 'cleanUp'>;
  appointments: Pick<Appointments, 'remind'>;
  registrations: Pick<Registrations, 'cleanUp'>;
  securityLog: Pick<SecurityLog, 'cleanUp'>;
  imports: Pick<ImportRuns, 'work' | 'cleanUp'>;
  bulkEdits: Pick<BulkEdits, 'work' | 'cleanUp'>;
  rates: Pick<ExchangeRates, 'fetchWhenDue'>;
  catalogue: Pick<StaffCatalogue, 'followUp'>;
  secretKeys: Pick<KeyRing, 'renew'>;
  backups: Pick<Backups, 'backUpWhenDue'>;
  mailer: Mailer;
  /** Removes erased data from the files of the embedded database. */
  rewriteTables(): Promise<void>;
  render: RenderLetter;
  log: Log;
}

/** Starts working the jobs of the queue in this process. */
export async function startJobs(queue: Queue, options: JobOptions): Promise<void> {
  await queue.work(SEND_MAIL_JOB, MAILS_AT_A_TIME, sendMail(options));
  await queue.repeat(CLEAN_UP_MAILS_JOB, CLEAN_UP_MAILS_SECONDS, cleanUpMails(options));
  await queue.work(REQUESTED_LINK_JOB, 1, (asked) => options.accounts.mailRequestedLink(asked));
  await queue.repeat(CLEAN_UP_JOB, CLEAN_UP_SECONDS, cleanUpAccounts(options));
  await queue.work(ERASE_TRACES_JOB, 1, eraseTraces(options));
  await queue.work(REWRITE_TABLES_JOB, 1, () => options.rewriteTables());
  await queue.repeat(CLEAN_UP_APPLICATIONS_JOB, CLEAN_UP_APPLICATIONS_SECONDS, cleanUpApplications(options));
  await queue.repeat(TELL_OFFICE_JOB, TELL_OFFICE_SECONDS, tellOffice(options));
  await queue.repeat(DIGEST_JOB, DIGEST_SECONDS, () => options.today.sendDigests());
  await queue.repeat(DUPLICATES_JOB, DUPLICATES_SECONDS, () => options.students.findDuplicates());
  await queue.repeat(CLEAN_UP_EVENTS_JOB, CLEAN_UP_EVENTS_SECONDS, () => options.registrations.cleanUp());
  await queue.repeat(CLEAN_UP_ENQUIRIES_JOB, CLEAN_UP_ENQUIRIES_SECONDS, async () => {
    await options.enquiries.cleanUp();
    await options.enquiryImports.cleanUp();
  });
  await queue.work(ENQUIRY_IMPORT_JOB, 1, (job) => options.enquiryImports.work(job));
  await queue.repeat(REMIND_JOB, REMIND_SECONDS, () => options.appointments.remind());
  await queue.repeat(CLEAN_UP_SECURITY_LOG_JOB, CLEAN_UP_SECURITY_LOG_SECONDS, () =>
    options.securityLog.cleanUp(),
  );
  await queue.work(IMPORT_JOB, 1, (job) => options.imports.work(job));
  await queue.repeat(CLEAN_UP_IMPORTS_JOB, CLEAN_UP_IMPORTS_SECONDS, () => options.imports.cleanUp());
  await queue.repeat(FOLLOW_UP_JOB, FOLLOW_UP_SECONDS, () => options.catalogue.followUp());
  await queue.work(BULK_EDIT_JOB, 1, (job) => options.bulkEdits.work(job));
  await queue.repeat(CLEAN_UP_BULK_EDITS_JOB, CLEAN_UP_BULK_EDITS_SECONDS, () => options.bulkEdits.cleanUp());
  await queue.repeat(RENEW_SEALED_JOB, RENEW_SEALED_SECONDS, () => options.secretKeys.renew());
  await queue.repeat(BACKUP_JOB, BACKUP_SECONDS, () => options.backups.backUpWhenDue());
  await queue.repeat(FETCH_RATES_JOB, FETCH_RATES_SECONDS, () => options.rates.fetchWhenDue());
}
