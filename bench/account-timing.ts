import path from 'node:path';
import { startSiteProcess } from '../tests/support/site-process.ts';
import { latencyOf, ms, table } from './measure.ts';
import { makePeople, PASSWORD, post, signUp } from './people.ts';
import { newDatabase } from './register.ts';

/** Samples of each class. */
const SAMPLES = Number(process.env['SAMPLES'] ?? 1000);
const PEOPLE = 20;

/**
 * How well the response time distinguishes the classes (AUC): the share of pairs in which the second took longer
 * (Mann-Whitney). 0.5: not at all; 0 or 1: always.
 */
function areaUnderCurve(first: readonly number[], second: readonly number[]): number {
  const all = [...first.map((time) => ({ time, own: 0 })), ...second.map((time) => ({ time, own: 1 }))];
  all.sort((a, b) => a.time - b.time);
  const rankSum = all.reduce((sum, { own }, at) => sum + own * (at + 1), 0);
  return (rankSum - (second.length * (second.length + 1)) / 2) / (first.length * second.length);
}

interface Question {
  call: string;
  classes: readonly [string, string];
  /** @param known true for the class with an account */
  ask(known: boolean, at: number): Promise<unknown>;
}

function questionsFor(origin: string, emails: readonly string[], waiting: readonly string[]): Question[] {
  const stranger = (at: number) => `stranger${at}-${Math.random().toString(36).slice(2)}@example.com`;
  const pick = (list: readonly string[], known: boolean, at: number) =>
    known ? list[at % list.length]! : stranger(at);
  const login = `${origin}/api/user/login/`;
  return [
    {
      call: 'login, wrong password',
      classes: ['no account', 'account'],
      ask: (known, at) => post(login, { email: pick(emails, known, at), password: `Wrong-${PASSWORD}` }, 401),
    },
    {
      call: 'register',
      classes: ['no account', 'account'],
      ask: (known, at) => signUp(origin, pick(emails, known, at)),
    },
    {
      call: 'password-reset',
      classes: ['no account', 'account'],
      ask: (known, at) => post(`${origin}/api/user/password-reset/`, { email: pick(emails, known, at) }, 200),
    },
    {
      call: 'verify-email, send again',
      classes: ['no account', 'not verified'],
      ask: (known, at) => post(`${origin}/api/user/verify-email/`, { email: pick(waiting, known, at) }, 200),
    },
  ];
}

/** Times both classes alternately, in random order within each pair, one request at a time. */
async function sample({ ask }: Question): Promise<[number[], number[]]> {
  const times: [number[], number[]] = [[], []];
  for (let at = 0; at < SAMPLES; at += 1) {
    const order = Math.random() < 0.5 ? [false, true] : [true, false];
    for (const known of order) {
      const begin = performance.now();
      await ask(known, at);
      times[known ? 1 : 0].push(performance.now() - begin);
    }
  }
  return times;
}

/** Measures on both databases whether the response time reveals that an address has an account. */
export async function benchAccountTiming(): Promise<string> {
  const rows: string[][] = [];
  for (const kind of ['PostgreSQL', 'PGlite'] as const) {
    const database = await newDatabase(kind);
    const mailDir = path.join(database.settings['DATA_DIR'] ?? '', 'mail');
    const site = await startSiteProcess({ ...database.settings, MAIL_DIR: mailDir });
    try {
      const emails = await makePeople(site.origin, mailDir, PEOPLE);
      const waiting = Array.from({ length: PEOPLE }, (_, at) => `waiting${at}@example.com`);
      for (const email of waiting) await signUp(site.origin, email);
      for (const question of questionsFor(site.origin, emails, waiting)) {
        for (let at = 0; at < 40; at += 1) await question.ask(at % 2 === 0, at);
        const [without, having] = await sample(question);
        const { call, classes } = question;
        const medians = [without, having].map((times) => ms(latencyOf(times).p50));
        rows.push([
          kind,
          call,
          classes.join(' / '),
          medians.join(' / '),
          areaUnderCurve(without, having).toFixed(3),
        ]);
        console.error(rows.at(-1)!.join('  '));
      }
    } finally {
      await site.stop();
      await database.remove();
    }
  }
  return table(['database', 'call', 'classes', 'median', `AUC, ${SAMPLES} samples each`], rows);
}
