import { ms, table } from '../measure.ts';
import type { Health } from './probe.ts';

/** The longest time in which /healthz has to answer, and in which the site has to be ready again after a crash. */
const HEALTH_MS = 250;
const READY_MS = 5_000;
/** Faults that are printed for a row. */
const SHOWN = 10;

/** What a scenario found out on one database. */
export interface Findings {
  scenario: string;
  database: string;
  /** What was done to the site, in words. */
  done: string;
  /** How many pieces of work the site had confirmed. */
  acknowledged: number;
  /** Sentences about confirmed work that is not there. */
  lost: string[];
  /** Sentences about everything else that must not happen. */
  faults: string[];
  /** How often each status was answered; 'none': the connection was lost. */
  answers: Map<string, number>;
  /** Milliseconds from each fault (or its end) until the site was ready again. */
  ready: number[];
  /** True if `ready` has to be at most 5 seconds. */
  promptly: boolean;
  health: Health | undefined;
  /** Why it could not be run here. */
  leftOut: string | undefined;
}

export const newFindings = (scenario: string, database: string, done = ''): Findings => ({
  scenario,
  database,
  done,
  acknowledged: 0,
  lost: [],
  faults: [],
  answers: new Map(),
  ready: [],
  promptly: false,
  health: undefined,
  leftOut: undefined,
});

/** Counts an answer. */
export function count({ answers }: Findings, status: number | undefined): void {
  const name = String(status ?? 'none');
  answers.set(name, (answers.get(name) ?? 0) + 1);
}

/**
 * Counts an answer and records a fault unless it is one of the allowed: all but 2xx and lost connections must be JSON with a
 * sentence, so that a form can say what happened.
 */
export function check(
  findings: Findings,
  allowed: readonly (number | undefined)[],
  status: number | undefined,
  body = '',
) {
  count(findings, status);
  const good = status === undefined || status < 300 || /^\{.*"detail":/s.test(body);
  if (!allowed.includes(status) || !good)
    findings.faults.push(`an answer ${status ?? 'none'}: ${body.slice(0, 200)}`);
}

/** Everything that is wrong, also with the times. */
export function faultsOf({ lost, faults, health, ready, promptly }: Findings): string[] {
  const slow = ready.filter((time) => time > READY_MS);
  return [
    ...lost.map((what) => `lost: ${what}`),
    ...faults,
    ...(promptly && slow.length > 0 ? [`ready only after ${Math.max(...slow).toFixed(0)} ms`] : []),
    ...(health && health.worst > HEALTH_MS
      ? [`/healthz took ${ms(health.worst)}, ${seconds([health.worstAt])} after the site was ready`]
      : []),
    ...(health && health.wrong > 0 ? [`/healthz failed ${health.wrong} times`] : []),
  ];
}

const seconds = (times: readonly number[]) => {
  const [middle] = times.toSorted((a, b) => a - b).slice(Math.floor(times.length / 2));
  const one = (time: number) => (time / 1000).toFixed(1);
  if (middle === undefined) return '';
  return times.length === 1 ? `${one(middle)} s` : `${one(middle)} s, at most ${one(Math.max(...times))} s`;
};

function row(findings: Findings): string[] {
  const { scenario, database, done, acknowledged, lost, answers, health, ready, leftOut } = findings;
  if (leftOut !== undefined) return [scenario, database, '', '', '', '', '', '', `left out: ${leftOut}`];
  const faults = faultsOf(findings);
  const said = [...answers].toSorted(([a], [b]) => a.localeCompare(b)).map(([name, n]) => `${name}: ${n}`);
  return [
    scenario,
    database,
    done,
    `${acknowledged} / ${lost.length}`,
    said.join(', '),
    health ? `${health.p99.toFixed(0)} / ${health.worst.toFixed(0)} ms` : '',
    health ? `${health.idleWorst.toFixed(0)} ms` : '',
    seconds(ready),
    faults.length === 0 ? 'good' : `FAILED: ${faults.length}`,
  ];
}

const HEAD = [
  'scenario',
  'database',
  'what was done',
  'acknowledged / lost',
  'answers',
  'health p99 / worst',
  'idle server, worst',
  'ready again',
  'verdict',
];

/** The table, and below it the faults of each row that failed. */
export function report(all: readonly Findings[]): string {
  const failed = all.flatMap((findings) => {
    const faults = faultsOf(findings);
    const shown = [...new Set(faults)].slice(0, SHOWN);
    const { scenario, database } = findings;
    return faults.length === 0
      ? []
      : [`${scenario}, ${database}:\n${shown.map((each) => `  ${each}`).join('\n')}`];
  });
  return [table(HEAD, all.map(row)), ...failed].join('\n\n');
}
