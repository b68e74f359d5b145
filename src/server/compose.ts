import { pictureUrlAt } from '../api/public/media.ts';
import type { Product } from '../api/http/handle-call.ts';
import { daysUntilWaiting } from '../content/today.ts';
import type { SecondFactorRule } from '../contract/accounts.ts';
import { createPeople } from '../domain/accounts/commands.staff.ts';
import { createAccounts } from '../domain/accounts/facade.ts';
import type { ApplicationContext } from '../domain/applications/context.ts';
import { applicationsOfPerson } from '../domain/applications/data.person.ts';
import { createApplications } from '../domain/applications/facade.ts';
import type { OfficeMails } from '../domain/applications/policy.office-mails.ts';
import type { Quota } from '../domain/applications/policy.quota.ts';
import type { UploadShares } from '../domain/applications/policy.slots.ts';
import { enquiriesOfPerson } from '../domain/enquiries/commands.delete.ts';
import { consentsInExport } from '../domain/consents/data.person.ts';
import { mergesOfPerson } from '../domain/accounts/data.merged.ts';
import { viewsOfPerson } from '../domain/case-views/commands.give-up.ts';
import { checklistsOfPerson } from '../domain/checklists/data.person.ts';
import { createChecklists } from '../domain/checklists/facade.ts';
import { createCaseViews } from '../domain/case-views/facade.ts';
import { createAppointments } from '../domain/appointments/facade.ts';
import { createEnquiries } from '../domain/enquiries/facade.ts';
import { importedRowsOfPerson } from '../domain/enquiry-imports/commands.delete.ts';
import { createEnquiryImports } from '../domain/enquiry-imports/facade.ts';
import { createEdits } from '../domain/edits/facade.ts';
import { EDITABLE } from '../domain/edits/kinds.ts';
import { createPreviews } from '../domain/edits/previews.ts';
import { createPosts } from '../domain/articles/facade.ts';
import { createFacts } from '../domain/facts/facade.ts';
import { createStaffCatalogue } from '../domain/catalogue/facade.ts';
import { editableEvents } from '../domain/events/commands.editable.ts';
import { createRegistrations } from '../domain/events/commands.registrations.ts';
import { registrationsOfPerson } from '../domain/events/data.person.ts';
import { createExchangeRates } from '../domain/exchange-rates/facade.ts';
import { createBackups } from '../domain/backups/facade.ts';
import { createBulkEdits } from '../domain/bulk-edits/facade.ts';
import { createImportRuns } from '../domain/imports/runs/facade.ts';
import type { PerformRun } from '../domain/imports/runs/perform.ts';
import { createHeldValues } from '../domain/imports/held/facade.ts';
import { createPictures } from '../domain/images/facade.ts';
import { caseDatesOfPerson, offersOfPerson } from '../domain/offers/data.person.ts';
import { createCommissions } from '../domain/commissions/facade.ts';
import { createOffers } from '../domain/offers/facade.ts';
import { createMoney } from '../domain/money/facade.ts';
import { moneyOfPerson } from '../domain/money/data.person.ts';
import { createMails } from '../domain/mails/facade.ts';
import { createPublicReads } from '../domain/public-reads.ts';
import { createSecondFactors } from '../domain/second-factors/facade.ts';
import { createSiteSetup } from '../domain/site-setup/facade.ts';
import { createFaults } from '../domain/faults/facade.ts';
import { createSecurityLog } from '../domain/security/facade.ts';
import { changesOfPerson } from '../domain/change-log/data.person.ts';
import { createChangeLog } from '../domain/change-log/facade.ts';
import { createStudents } from '../domain/students/facade.ts';
import { recordMisses } from '../domain/reports/commands.misses.ts';
import { createReports } from '../domain/reports/facade.ts';
import { createToday } from '../domain/today/facade.ts';
import { createTeam } from '../domain/staff/facade.ts';
import type { Clock } from '../platform/clock.ts';
import type { DatabaseHandle } from '../platform/database/handle.ts';
import type { Scanner } from '../platform/files/clamd.ts';
import { encryptedFiles } from '../platform/files/encrypted-files.ts';
import type { MultipartLimits } from '../platform/files/multipart.ts';
import type { FileStorage } from '../platform/files/storage.ts';
import type { ReadForex } from '../platform/forex/nrb.ts';
import type { Log } from '../platform/log.ts';
import type { Queue } from '../platform/queue/queue.ts';
import { createRateLimits } from '../platform/security/rate-limits.ts';
import type { SecretKeys } from '../platform/security/secret-keys.ts';

/** What the product is built of: parts of the machine that are open already, and the settings of the consultancy. */
export interface ProductParts {
  handle: DatabaseHandle;
  queue: Pick<Queue, 'send' | 'sendAll'>;
  storage: FileStorage;
  clock: Clock;
  log: Log;
  secretKeys: SecretKeys;
  publicOrigin: string;
  /** The settings are functions, because staff change them while the site runs. */
  consultancy(): { name: string; email: string };
  office: {
    /** Names of our offices, the head office first. */
    names(): readonly string[];
    /** Where mails to the office go. */
    address(): string;
    mails(): OfficeMails;
    /** Address of the back office, absolute. */
    link: string;
    /** Address of a case in the back office, absolute. */
    caseLink: (id: string) => string;
    /** Address of an enquiry in the back office, absolute. */
    enquiryLink: (id: string) => string;
    /** Address of an event in the back office, absolute. */
    eventLink: (id: string) => string;
  };
  privacy: {
    version(): string;
    closingDays: number;
    documentDays: number;
    idleCaseMonths: number;
    idleNoticeDays: number;
    securityLogDays: number;
    walkInDays: number;
    lostEnquiryDays: number;
    idleEnquiryDays: number;
  };
  accessTokenSeconds: number;
  staffSecondFactor: SecondFactorRule;
  /** False: nothing counts requests (RATE_LIMITS=off). */
  limited: boolean;
  uploadShares: UploadShares;
  /** Undefined: files are not scanned for viruses. */
  scanner: Scanner | undefined;
  /** Undefined: no quota. */
  quota: Quota | undefined;
  /** How imports are performed. */
  performImport: PerformRun;
  /** Makes the daily backup; undefined: none is made. */
  performBackup?: (() => Promise<void>) | undefined;
  /** Undefined: exchange rates are not fetched. */
  readForex: ReadForex | undefined;
  /** Called with each entry of the security log, for the metrics. */
  onSecurityEvent?: ((event: string, result: string) => void) | undefined;
  /** Unset: multipart.ts's own. */
  formLimits?: MultipartLimits | undefined;
}

/** Builds the product out of its parts: the one composition for production, development and tests. */
export function composeProduct(parts: ProductParts): Product {
  const { handle, queue, storage, clock, log, secretKeys, publicOrigin, consultancy, office, privacy } =
    parts;
  const { db } = handle;
  const shared = { db, clock, publicOrigin, secretKeys };
  const securityLog = createSecurityLog({
    ...shared,
    log,
    keptDays: privacy.securityLogDays,
    onEvent: parts.onSecurityEvent,
  });
  const base = { ...shared, queue, recordSecurity: securityLog.record };
  const mails = createMails(base);
  const toStaff = { mails, officeLink: office.link };
  const secondFactors = createSecondFactors({ ...base, ...toStaff, issuer: () => consultancy().name });
  const accounts = createAccounts({
    ...base,
    ...toStaff,
    accessTokenSeconds: parts.accessTokenSeconds,
    consentVersion: privacy.version,
    secondFactors,
    personalData: [
      applicationsOfPerson(clock),
      caseDatesOfPerson,
      offersOfPerson,
      checklistsOfPerson(clock),
      importedRowsOfPerson,
      enquiriesOfPerson,
      mergesOfPerson,
      moneyOfPerson,
      viewsOfPerson,
      registrationsOfPerson({ mails, clock, publicOrigin, consultancy }),
      securityLog.personalData,
      consentsInExport,
      changesOfPerson,
    ],
  });
  const ofPeople = { ...base, mails, consentVersion: privacy.version };
  const files = encryptedFiles(storage, secretKeys.of('file keys'));
  const ofCases: ApplicationContext = {
    ...ofPeople,
    files,
    storage,
    scanner: parts.scanner,
    formLimits: parts.formLimits,
    quota: parts.quota,
    uploadShares: parts.uploadShares,
    log,
    staffAddress: office.address,
    officeMails: office.mails,
    staffLink: office.caseLink,
    closingDays: privacy.closingDays,
    documentDays: privacy.documentDays,
    idleCaseMonths: privacy.idleCaseMonths,
    idleNoticeDays: privacy.idleNoticeDays,
  };
  const applications = createApplications(ofCases);
  const ofEnquiries = {
    ...ofPeople,
    staffAddress: office.address,
    staffLink: office.enquiryLink,
    branches: office.names,
    lostDays: privacy.lostEnquiryDays,
    idleDays: privacy.idleEnquiryDays,
  };
  const kinds = {
    ...EDITABLE,
    event: editableEvents({ mails, clock, publicOrigin, consultancy }),
  };
  const edits = createEdits({ db, clock, kinds });
  const pictureUrl = pictureUrlAt(publicOrigin);
  return {
    reads: createPublicReads(handle, {
      pictureUrl,
      now: () => clock.now(),
      // A search is answered, whatever becomes of its count.
      onSearch: (query, found) =>
        recordMisses(db, query, found, clock.now()).catch((error: unknown) =>
          log.warn({ component: 'search', error }, 'A search without results was not counted'),
        ),
    }),
    previews: createPreviews({
      ...shared,
      kinds,
      reads: (trx, now) => createPublicReads({ db: trx }, { pictureUrl, now: () => now }),
    }),
    accounts,
    people: createPeople({ ...base, ...toStaff, accounts }),
    team: createTeam({ ...base, ...toStaff, accounts }),
    secondFactors,
    mails,
    pictures: createPictures({
      db,
      clock,
      storage,
      scanner: parts.scanner,
      formLimits: parts.formLimits,
      pictureUrl: pictureUrlAt(publicOrigin),
      log,
    }),
    applications,
    caseViews: createCaseViews({ db, clock }),
    offers: createOffers(ofCases),
    commissions: createCommissions({ db, clock }),
    checklists: createChecklists({ db, clock, mails, publicOrigin }),
    enquiries: createEnquiries(ofEnquiries),
    enquiryImports: createEnquiryImports({
      db,
      clock,
      queue,
      log,
      formLimits: parts.formLimits,
      branches: office.names,
    }),
    appointments: createAppointments({ ...ofEnquiries, consultancy }),
    posts: createPosts(shared),
    catalogue: createStaffCatalogue({ db, clock }),
    registrations: createRegistrations({ ...ofPeople, consultancy, walkInDays: privacy.walkInDays }),
    edits,
    facts: createFacts({ db, clock, edits }),
    siteSetup: createSiteSetup({ db, storage, clock, edits }),
    securityLog,
    faults: createFaults(db),
    changeLog: createChangeLog({ db }),
    imports: createImportRuns({
      db,
      clock,
      files,
      storage,
      scanner: parts.scanner,
      formLimits: parts.formLimits,
      queue,
      log,
      perform: parts.performImport,
      embedded: handle.kind === 'pglite',
    }),
    money: createMoney({ ...shared, mails, recordSecurity: securityLog.record }),
    students: createStudents({ db, clock, mails, publicOrigin }),
    reports: createReports({ db, clock }),
    today: createToday({
      db,
      clock,
      mails,
      links: {
        today: office.link,
        of(item) {
          if (item.kind === 'event') return office.eventLink(item.id);
          if (item.kind === 'application') return office.caseLink(item.id);
          return office.enquiryLink(item.kind === 'enquiry' ? item.id : item.enquiry);
        },
      },
      daysUntilWaiting,
    }),
    bulkEdits: createBulkEdits({ db, clock, queue, log, kinds }),
    held: createHeldValues({ db, clock }),
    backups: createBackups({
      db,
      clock,
      mails,
      log,
      link: `${office.link}/backups`,
      perform: parts.performBackup,
    }),
    rates: createExchangeRates({ db, clock, log, readForex: parts.readForex }),
    secureCookies: publicOrigin.startsWith('https:'),
    staffSecondFactor: parts.staffSecondFactor,
    limits: parts.limited ? createRateLimits(db, secretKeys.lasting('rate limits')) : undefined,
  };
}
