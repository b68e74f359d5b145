import { composeProduct } from '../../src/server/compose.ts';
import { performOn, type PerformRun } from '../../src/domain/imports/runs/perform.ts';
import { BULK_EDIT_JOB } from '../../src/domain/bulk-edits/policy.ts';
import { IMPORT_JOB } from '../../src/domain/imports/runs/policy.ts';
import { createApi, type Connection } from '../../src/api/app.ts';
import type { SecondFactorRule } from '../../src/contract/accounts.ts';
import { REQUESTED_LINK_JOB } from '../../src/domain/accounts/commands.requested-links.ts';
import type { Accounts } from '../../src/domain/accounts/facade.ts';
import type { Applications } from '../../src/domain/applications/facade.ts';
import type { Quota } from '../../src/domain/applications/policy.quota.ts';
import { UPLOAD_SHARES, unshared, type UploadShares } from '../../src/domain/applications/policy.slots.ts';
import type { OfficeMails } from '../../src/domain/applications/policy.office-mails.ts';
import type { People } from '../../src/domain/accounts/commands.staff.ts';
import type { Previews } from '../../src/domain/edits/previews.ts';
import type { Registrations } from '../../src/domain/events/commands.registrations.ts';
import type { Appointments } from '../../src/domain/appointments/facade.ts';
import type { Enquiries } from '../../src/domain/enquiries/facade.ts';
import { ENQUIRY_IMPORT_JOB } from '../../src/domain/enquiry-imports/policy.ts';
import type { Mails } from '../../src/domain/mails/facade.ts';
import { SEND_MAIL_JOB } from '../../src/domain/mails/policy.ts';
import type { ReadForex } from '../../src/platform/forex/nrb.ts';
import type { Scanner } from '../../src/platform/files/clamd.ts';
import type { SecondFactors } from '../../src/domain/second-factors/facade.ts';
import type { SecurityLog } from '../../src/domain/security/facade.ts';
import type { MultipartLimits } from '../../src/platform/files/multipart.ts';
import type { DatabaseHandle } from '../../src/platform/database/handle.ts';
import { TODAY, type Catalogue } from './catalogue.ts';
import { testClock, type TestClock } from './clock.ts';
import type { Content } from './content.ts';
import type { SecretKeys } from '../../src/platform/security/secret-keys.ts';
import { SECRET, testSecretKeys } from './secret-keys.ts';
import { seededDatabase } from './database.ts';
import { openApiCheck, type Checked, type OpenApiCheck } from './openapi.ts';
import { testOutbox, testQueue, type Outbox } from './outbox.ts';
import { testPeople, type TestPeople } from './people.ts';
import { seedOffice } from './seeded.ts';
import type { FileStorage } from '../../src/platform/files/storage.ts';
import { testStorage, type TestStorage } from './storage.ts';

export const ORIGIN = 'https://prasthan.test';
export { SECRET };

export interface TestApi extends Outbox, TestPeople {
  handle: DatabaseHandle;
  catalogue: Catalogue;
  content: Content;
  accounts: Accounts;
  people: People;
  secondFactors: SecondFactors;
  applications: Applications;
  enquiries: Enquiries;
  appointments: Appointments;
  registrations: Registrations;
  /** Links to drafts. */
  previews: Previews;
  securityLog: SecurityLog;
  /** Storage of documents. */
  storage: TestStorage;
  mails: Mails;
  /** Mails the queue of the day to those who want it. */
  sendDigests(): Promise<void>;
  /** Compares who is new or has changed with everybody else. */
  findDuplicates(): Promise<void>;
  /** Does what saves of the catalogue have left for the job. */
  followUp(): Promise<void>;
  /** What a process does about imports when it starts with the embedded database. */
  resumeImports(): Promise<void>;
  secretKeys: SecretKeys;
  /** Deletes rows of imported spreadsheets whose days are over. */
  cleanUpImports(): Promise<void>;
  /** Clock of the API. */
  clock: TestClock;
  check: OpenApiCheck;
  /** Errors that were logged. */
  logged: unknown[];
  /** Log lines below the level error, including those of the security log. */
  lines: unknown[];
  fetch(request: Request, connection?: Connection): Promise<Response>;
  /** The public read of a request target. */
  publicRead: ReturnType<typeof createApi>['publicRead'];
  /** Makes a request and checks the answer against the OpenAPI document. A body is sent as JSON. */
  ask(method: string, path: string, headers?: Record<string, string>, body?: unknown): Promise<Checked>;
  get(path: string, headers?: Record<string, string>): Promise<Checked>;
  /** The API of another process on the same database. */
  another(): Pick<ReturnType<typeof createApi>, 'fetch'>;
}

export interface TestApiOptions {
  /** Rate limits; unset: none. */
  limits?: boolean;
  staffSecondFactor?: SecondFactorRule;
  /** Client address of requests. */
  clientAddress?: string;
  scanner?: Scanner;
  /** When the office gets mails; unset: hourly, as in the sample settings. */
  officeMails?: OfficeMails;
  formLimits?: MultipartLimits;
  /** Quota of a person; unset: none. */
  quota?: Quota;
  /** Shares of uploads; unset: everybody may use all slots. */
  uploadShares?: UploadShares;
  /** Unset: a temporary directory of this test file. */
  storage?: FileStorage;
  /** How imports are performed; unset: in this process. */
  performImport?: PerformRun;
  /** Where exchange rates are fetched; unset: nowhere. */
  readForex?: ReadForex;
  /** A migrated database; unset: a new one for this test file. */
  handle?: DatabaseHandle;
}

/**
 * The API with a seeded catalogue, posts and events in a new database, and with accounts whose mails can be read.
 * Call it once at the top of a test file.
 */
export async function testApi(options: TestApiOptions = {}): Promise<TestApi> {
  const { limits = false, staffSecondFactor = 'optional', clientAddress = '203.0.113.1' } = options;
  const { handle, catalogue, content } = options.handle
    ? { handle: options.handle, ...(await seedOffice(options.handle.db)) }
    : await seededDatabase();
  const clock = testClock(TODAY);
  const queue = testQueue();
  const logged: unknown[] = [];
  const lines: unknown[] = [];
  const quiet = () => {};
  const log = {
    debug: quiet,
    info: (fields: unknown) => void lines.push(fields),
    warn: (fields: unknown) => void lines.push(fields),
    error: (fields: unknown) => void logged.push(fields),
  };
  const ownStorage = await testStorage();
  const storage = options.storage ?? ownStorage;
  const settings = {
    handle,
    queue,
    storage,
    clock,
    log,
    secretKeys: testSecretKeys(),
    publicOrigin: ORIGIN,
    consultancy: () => ({ name: 'Prasthan', email: 'office@prasthan.test' }),
    office: {
      address: () => 'office@prasthan.test',
      mails: () => options.officeMails ?? { answers: 'hourly', dailyHour: 9 },
      link: `${ORIGIN}/admin`,
      caseLink: (id) => `${ORIGIN}/admin/applications/${id}`,
      enquiryLink: (id) => `${ORIGIN}/admin/enquiries/${id}`,
      eventLink: (id) => `${ORIGIN}/admin/events/${id}`,
      names: () => ['Head office', 'Pokhara branch'],
    },
    privacy: {
      version: () => '2026-01-01',
      closingDays: 30,
      documentDays: 30,
      idleCaseMonths: 12,
      idleNoticeDays: 28,
      securityLogDays: 180,
      walkInDays: 90,
      lostEnquiryDays: 180,
      idleEnquiryDays: 540,
    },
    accessTokenSeconds: 3600,
    staffSecondFactor,
    limited: limits,
    uploadShares: options.uploadShares ?? unshared(UPLOAD_SHARES),
    scanner: options.scanner,
    quota: options.quota,
    formLimits: options.formLimits,
    readForex: options.readForex,
    performImport: options.performImport ?? performOn(handle),
  } satisfies Parameters<typeof composeProduct>[0];
  const product = composeProduct(settings);
  const { accounts, people, secondFactors, mails, applications, registrations, securityLog } = product;
  const outbox = testOutbox(queue, mails, SEND_MAIL_JOB);
  queue.on(ENQUIRY_IMPORT_JOB, (job) => product.enquiryImports.work(job));
  queue.on(BULK_EDIT_JOB, (job) => product.bulkEdits.work(job));
  queue.on(IMPORT_JOB, (job) => product.imports.work(job));
  queue.on(REQUESTED_LINK_JOB, (asked) => accounts.mailRequestedLink(asked));
  const api = createApi({ ...product, publicOrigin: ORIGIN, log });
  const check = openApiCheck(ORIGIN);
  const ask: TestApi['ask'] = async (method, path, headers = {}, body) => {
    const json = body === undefined ? undefined : JSON.stringify(body);
    const type = json === undefined ? undefined : { 'Content-Type': 'application/json' };
    // Not the host of the public origin, so that a link built from the request would be noticed.
    const request = new Request(`http://10.0.0.7:3000${path}`, {
      method,
      headers: { ...type, ...headers },
      ...(json !== undefined && { body: json }),
    });
    return check.expectMatchesOpenApi(method, path, await api.fetch(request, { clientAddress }));
  };
  const get: TestApi['get'] = (path, headers) => ask('GET', path, headers);
  const parts = {
    handle,
    catalogue,
    content,
    applications,
    enquiries: product.enquiries,
    appointments: product.appointments,
    registrations,
    previews: product.previews,
    securityLog,
    storage: ownStorage,
    secretKeys: settings.secretKeys,
    accounts,
    people,
    secondFactors,
    mails,
    sendDigests: product.today.sendDigests,
    findDuplicates: product.students.findDuplicates,
    followUp: product.catalogue.followUp,
    resumeImports: product.imports.resume,
    cleanUpImports: product.enquiryImports.cleanUp,
    clock,
    check,
    logged,
    lines,
  };
  return {
    ...parts,
    ...outbox,
    ...testPeople(ask, outbox, clock, handle.db),
    fetch: api.fetch,
    publicRead: api.publicRead,
    ask,
    get,
    another: () => createApi({ ...composeProduct(settings), publicOrigin: ORIGIN, log }),
  };
}
