import type { Mails } from '../../src/domain/mails/facade.ts';
import type { OutgoingMail } from '../../src/domain/mails/commands.deliver.ts';
import type { JobOptions, Queue } from '../../src/platform/queue/queue.ts';

type Job = (data: unknown) => Promise<void>;

/** A queue whose jobs run when a test calls `run`, in order. pg-boss itself has its own tests. */
export interface TestQueue extends Pick<Queue, 'send' | 'sendAll'> {
  on(job: string, handler: Job): void;
  /** Runs a job once more, in the next run. */
  again(job: string, data: unknown): void;
  /** Runs all waiting jobs, and the jobs that they queue. */
  run(): Promise<void>;
}

export function testQueue(): TestQueue {
  const waiting: { job: string; data: unknown }[] = [];
  /** They are tried at each run: their handlers know what is due. */
  const later: typeof waiting = [];
  const handlers = new Map<string, Job>();
  const work = async () => {
    waiting.push(...later.splice(0));
    for (let next = waiting.shift(); next; next = waiting.shift()) await handlers.get(next.job)?.(next.data);
  };
  const put = (job: string, data: object, { delaySeconds = 0 }: JobOptions = {}) =>
    void (delaySeconds > 0 ? later : waiting).push({ job, data });
  let running = Promise.resolve();
  return {
    send: async (_trx, job, data, options) => put(job, data, options),
    async sendAll(_trx, job, jobs) {
      for (const { data, ...options } of jobs) put(job, data, options);
    },
    on: (job, handler) => void handlers.set(job, handler),
    again: (job, data) => void later.push({ job, data }),
    // One after the other: who waits for a job that another run has taken would go on without it.
    run() {
      const mine = running.then(work);
      running = mine.catch(() => {});
      return mine;
    },
  };
}

/** How often a mail is looked for again. */
const MOST_TRIES = 3;

/** The mails that the real outbox has sent. */
export interface Outbox {
  /** All mails sent so far, oldest first. */
  sent(): Promise<OutgoingMail[]>;
  /** The newest mail to an address; fails if there is none. */
  lastMail(to: string): Promise<OutgoingMail>;
  /** The two parts of the link in the newest mail to an address. */
  lastLink(to: string): Promise<{ encodedPk: string; token: string }>;
}

export function testOutbox(queue: TestQueue, mails: Mails, job: string): Outbox {
  const sent: OutgoingMail[] = [];
  queue.on(job, async (data) => {
    const { mailId, tries = 0 } = data as { mailId: string; tries?: number };
    // This queue has a job before the transaction that sends it has ended, the real one afterwards. So a mail that is
    // not there yet is looked for again by whoever waits for it. Not one that is held: its job has queued another.
    if (tries < MOST_TRIES && (await mails.gone([mailId])).length > 0) {
      queue.again(job, { mailId, tries: tries + 1 });
      return;
    }
    await mails.deliver(mailId, async (mail) => {
      sent.push(mail);
      return { ok: true };
    });
  });
  const outbox: Outbox = {
    async sent() {
      await queue.run();
      return sent;
    },
    async lastMail(to) {
      const mail = (await outbox.sent()).findLast((each) => each.to === to);
      if (!mail) throw new Error(`No mail was sent to ${to}`);
      return mail;
    },
    async lastLink(to) {
      const { letter } = await outbox.lastMail(to);
      if (!('link' in letter.data)) throw new Error(`The mail ${letter.template} has no link`);
      const [, , encodedPk = '', token = ''] = new URL(letter.data.link).pathname.split('/');
      return { encodedPk, token };
    },
  };
  return outbox;
}
