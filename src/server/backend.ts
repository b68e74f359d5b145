import { consultancy, ourOffices } from '../content/consultancy.ts';
import { composeProduct } from './compose.ts';
import {
  closingDays,
  documentDays,
  idleCaseMonths,
  idleEnquiryDays,
  idleNoticeDays,
  lostEnquiryDays,
  securityLogDays,
  walkInDays,
} from '../content/kept-days.ts';
import { privacyVersion } from '../content/privacy.ts';
import type { Product } from '../api/http/handle-call.ts';
import type { PublicReads } from '../contract/public-reads.ts';
import { UPLOAD_SHARES, unshared } from '../domain/applications/policy.slots.ts';
import { FOLLOW_UP_CHANNEL, FOLLOW_UP_DELAY_SECONDS, FOLLOW_UP_JOB } from '../domain/search/commands.ts';
import { secretKeysOf } from '../domain/secret-keys/commands.ts';
import { openKeyRing } from '../domain/secret-keys/facade.ts';
import { JOBS, startJobs } from '../jobs/start.ts';
import type { MailLetter } from '../domain/mails/present.ts';
import type { RenderLetter } from '../mail/render.tsx';
import { clamdScanner } from '../platform/files/clamd.ts';
import type { Clock } from '../platform/clock.ts';
import type { DatabaseHandle } from '../platform/database/db.ts';
import type { Env } from '../platform/env.ts';
import type { Log } from '../platform/log.ts';
import { nrbForex } from '../platform/forex/nrb.ts';
import { openMailer } from '../platform/mail/open-mailer.ts';
import { migrate } from '../platform/database/migrate.ts';
import { openQueue } from '../platform/queue/queue-boss.ts';
import type { Queue } from '../platform/queue/queue.ts';
import { rewriteTables } from '../platform/database/rewrite-tables.ts';
import type { FileStorage } from '../platform/files/storage.ts';
import { followSecretKeys } from './follow-secret-keys.ts';
import { followContent, type LiveContent } from './content.ts';
import { createRemoteReads } from '../site/remote-reads.ts';
import { adminAddress } from './admin/admin-address.ts';
import type { Checks } from './readiness.ts';
import { keepChoices, reportFailures } from './public-reads.ts';
import { removeCopies } from './import/copy-database.ts';
import { listenForCommands } from './backup/control.ts';
import { dailyBackup } from './backup/daily.ts';
import { controlSocket } from './backup/settings.ts';
import { holdDeletions } from '../domain/backups/held-storage.ts';
import { performInChild } from './import/run-process.ts';
import { logoOfMails } from './mail-logo.ts';
import { openOwnDatabase } from './own-database.ts';
import { openStorage } from './storage.ts';
import { createEventCounts, type OfficeNumbers } from './metrics/office-numbers.ts';
import { keepReads } from '../domain/kept-reads.ts';
import { waitingMails } from '../domain/metrics/data.ts';

/** The data source of pages and API: our own database, or another API with API_BASE_URL. */
export interface Backend {
  reads: PublicReads;
  /** Undefined with API_BASE_URL. */
  handle: DatabaseHandle | undefined;
  /** The domain's services that our API uses. Undefined with API_BASE_URL. */
  product: Product | undefined;
  storage: FileStorage;
  /** The texts and figures that staff have changed. Undefined with API_BASE_URL. */
  content: LiveContent | undefined;
  checks: Checks;
  /** What the readiness check tells besides; it does not decide. */
  details: Readonly<Record<string, () => Promise<object>>>;
  /** What the metrics say about database and waiting work. Undefined with API_BASE_URL. */
  numbers: OfficeNumbers | undefined;
  /**
   * Starts working the queued jobs, unless ROLE is web. Call it once the site can answer: each start has many jobs, which
   * would hold up the first pages, most of all with the single session of the embedded database.
   */
  startJobs(): Promise<void>;
  close(): Promise<void>;
}

interface BackendOptions {
  env: Env;
  log: Log;
  clock: Clock;
  publicOrigin: string;
  /** Loads the mail templates, which are built like pages. */
  loadLetters(): Promise<RenderLetter>;
  /** Our own database, if it is being opened already. */
  database?: Promise<DatabaseHandle> | undefined;
}

/**
 * Opens and migrates the database, fills an empty one with the demo catalogue if DEMO is on and creates the domain's
 * services. @throws StartError
 */
export async function openBackend(options: BackendOptions): Promise<Backend> {
  const { env, log } = options;
  const storage = await openStorage(env);
  if (env.API_BASE_URL) {
    return {
      reads: reportFailures(createRemoteReads(env.API_BASE_URL), log),
      handle: undefined,
      product: undefined,
      storage,
      content: undefined,
      checks: {},
      details: {},
      numbers: undefined,
      startJobs: async () => {},
      close: async () => storage.close(),
    };
  }
  const opened = new AsyncDisposableStack();
  opened.defer(() => storage.close());
  try {
    return await openOwn(options, storage, opened);
  } catch (error) {
    await opened.disposeAsync();
    throw error;
  }
}

async function openOwn(
  { env, log, clock, publicOrigin, loadLetters, database }: BackendOptions,
  ownStorage: FileStorage,
  opened: AsyncDisposableStack,
): Promise<Backend> {
  const handle = await (database ?? openOwnDatabase(env, log));
  opened.defer(() => handle.close());
  const secrets = await secretKeysOf(handle, env, log);
  await migrate(handle, log);
  const ring = await openKeyRing({ handle, env, log }, secrets);
  const { storage, hold } = holdDeletions(ownStorage, handle, log);
  if (env.DEMO === 'on') await fillDemo(handle, storage, clock, log);
  const content = await followContent(handle, log);
  opened.defer(() => content.stop());
  // A process that runs no jobs sends no mails, so it needs neither a mail server nor MAIL_DIR.
  const mailer = env.ROLE === 'web' ? undefined : await openMailer({ env, log, publicOrigin, consultancy });
  opened.defer(() => mailer?.close());
  const queue = await openQueue({ handle, log, jobs: JOBS });
  opened.defer(() => queue.stop());
  const office = adminAddress(env.ADMIN_URL, publicOrigin);
  const limited = env.RATE_LIMITS === 'on';
  const securityEvents = createEventCounts();
  const product = composeProduct({
    handle,
    queue,
    storage,
    clock,
    log,
    secretKeys: ring.keys,
    publicOrigin,
    consultancy,
    office: {
      address: officeAddress,
      mails: () => consultancy().officeMails,
      link: office.href,
      caseLink: office.caseLink,
      enquiryLink: office.enquiryLink,
      eventLink: office.eventLink,
      names: () => ourOffices().map(({ name }) => name),
    },
    privacy: {
      version: privacyVersion,
      closingDays,
      documentDays,
      idleCaseMonths,
      idleNoticeDays,
      securityLogDays,
      walkInDays,
      lostEnquiryDays,
      idleEnquiryDays,
    },
    accessTokenSeconds: env.ACCESS_TOKEN_TTL,
    staffSecondFactor: env.STAFF_2FA ?? 'with_colleagues',
    limited,
    uploadShares: limited ? UPLOAD_SHARES : unshared(UPLOAD_SHARES),
    scanner: env.CLAMD_ADDRESS ? clamdScanner(env.CLAMD_ADDRESS) : undefined,
    quota: limited ? quotaOf(env) : undefined,
    performImport: performInChild({ handle, databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR }),
    performBackup: dailyBackup({ handle, storage: ownStorage, hold, env }),
    onSecurityEvent: securityEvents.add,
    readForex: env.NRB_API === 'off' ? undefined : nrbForex(env.NRB_API),
  });
  const { securityLog, imports, bulkEdits, enquiryImports } = product;
  opened.defer(() => securityLog.flush());
  opened.defer(() => product.faults.flush());
  // Before the queue stops: a run that is ended says that it was interrupted.
  opened.defer(() => imports.end());
  opened.defer(() => bulkEdits.end());
  opened.defer(() => enquiryImports.end());
  if (handle.kind === 'pglite') {
    await removeCopies(env.DATA_DIR);
    await imports.resume();
    const [socket, dataDir] = [controlSocket(env), env.DATA_DIR];
    opened.defer(await listenForCommands({ handle, storage: ownStorage, hold, dataDir, socket, log }));
  }
  const watched = reportFailures(product.reads, log);
  const reads = keepChoices(watched, handle.db);
  await handle.listen('catalogue', keepReads(handle.db).forget);
  await followSaves(handle, queue, log);
  opened.defer(followSecretKeys({ env, handle, queue, ring, log }));
  return {
    reads,
    handle,
    product: { ...product, reads: watched },
    storage,
    content,
    details: { backup: () => product.backups.state() },
    checks: { database: handle.tryWrite, queue: queue.ping, storage: () => storage.tryWrite() },
    numbers: {
      databaseUse: handle.use,
      waitingJobs: queue.waiting,
      waitingMails: () => waitingMails(handle.db),
      uploads: product.applications.uploads,
      lastBackup: async () => {
        const { last_success: at } = await product.backups.state();
        return at === null ? undefined : Date.parse(at) / 1000;
      },
      securityEvents: securityEvents.counts,
    },
    async startJobs() {
      if (!mailer) return;
      await startJobs(queue, {
        ...product,
        secretKeys: ring,
        rewriteTables: () => rewriteTables(handle),
        mailer,
        render: await lettersWithLogo(loadLetters, storage),
        log,
      });
    },
    close: () => opened.disposeAsync(),
  };
}

/** Renders letters with the consultancy's logo as it is then. */
async function lettersWithLogo(
  loadLetters: BackendOptions['loadLetters'],
  storage: FileStorage,
): Promise<(letter: MailLetter) => ReturnType<RenderLetter>> {
  const [render, logo] = [await loadLetters(), logoOfMails(storage)];
  return async (letter) => render(letter, await logo());
}

/** Queues the work that a save has left to do in the search. */
async function followSaves(handle: DatabaseHandle, queue: Pick<Queue, 'send'>, log: Log): Promise<void> {
  const options = { key: 'saved', delaySeconds: FOLLOW_UP_DELAY_SECONDS };
  await handle.listen(FOLLOW_UP_CHANNEL, () => {
    const sent = handle.db.transaction().execute((trx) => queue.send(trx, FOLLOW_UP_JOB, {}, options));
    sent.catch((error: unknown) => log.warn({ component: 'search', error }, 'A follow-up was not queued'));
  });
}

const quotaOf = (env: Env) => ({
  files: env.QUOTA_FILES,
  bytes: env.QUOTA_GB * 1024 ** 3,
  openCases: env.QUOTA_OPEN_CASES,
});

/** Where mails to the office go now. */
const officeAddress = (): string => consultancy().officeMails.to ?? consultancy().email;

/** Fills an empty database with the demo catalogue, which is imported only here because it is large. */
async function fillDemo(handle: DatabaseHandle, storage: FileStorage, clock: Clock, log: Log): Promise<void> {
  const { fillDemo: fill } = await import('../domain/demo/commands.ts');
  let said = '';
  const onProgress = (_done: number, _total: number, what: string) => {
    if (what !== said) log.info({ component: 'demo' }, `Filling the demo catalogue: ${what}`);
    said = what;
  };
  const { filled, courses } = await fill(handle.db, { now: clock.now(), storage, onProgress });
  if (filled)
    log.info({ component: 'demo', count: courses }, 'Demo catalogue filled: all of it is marked as sample');
}
