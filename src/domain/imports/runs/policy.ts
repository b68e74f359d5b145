import type { RunAction, RunState } from '../../../contract/import-runs.ts';

export const IMPORT_JOB = 'run-import';
export const CLEAN_UP_IMPORTS_JOB = 'clean-up-imports';
export const CLEAN_UP_IMPORTS_SECONDS = 6 * 3_600;
/** While a run is working, its process writes its progress this often. */
export const BEAT_MS = 1_000;
/** Without a beat for so long its process has died. Longer than the embedded database is busy with an import. */
export const DEAD_AFTER_MS = 180_000;
/** A run waits for another one by looking again after so many seconds. */
export const LOOK_AGAIN_SECONDS = 3;
/** After so many deaths of the server in a row while it wrote an import, staff decide whether to go on. */
export const MAX_DEATHS = 3;
/** Days after which files that were never applied are thrown away. */
export const UNUSED_DAYS = 30;
/** Days that the lines of a report are kept; the counts stay. */
export const LINES_DAYS = 400;

const ACTIONS: Readonly<Record<RunState, readonly RunAction[]>> = {
  waiting: ['stop'],
  running: ['stop'],
  checked: ['apply', 'check', 'discard'],
  applied: [],
  stopped: ['check', 'discard'],
  interrupted: ['check', 'discard'],
  failed: ['check', 'discard'],
  discarded: [],
};
/** @param writing parts of it are written: it can be completed or left as it is, but not checked again */
export function actionsOf(state: RunState, writing: boolean): readonly RunAction[] {
  if (writing) return state === 'failed' ? ['apply', 'discard'] : [];
  return ACTIONS[state];
}

/** The phase in which the embedded database writes. */
export const WRITING = 'Writing';

/**
 * How much of the whole time each phase takes. Measured with the register of October 2022 (on PostgreSQL 0.1, 0.2, 0.4 and
 * 6.8 seconds, then 5.3 for the index) and a template of 20,000 courses (0.7 and 8.3, then 8.6); PGlite has about the same
 * shares. With the embedded database the file is checked again, then written with its index.
 */
const SHARES: Readonly<Record<string, number>> = {
  Institutions: 2,
  Locations: 2,
  'Course Locations': 5,
  Universities: 6,
  Courses: 70,
  'Search index': 65,
  [WRITING]: 120,
};

/** The fraction of the whole that is done, from the phases before and the fraction of this one. */
export function wholeFraction(
  { kind, step, inParts }: { kind: 'cricos' | 'csv'; step: 'check' | 'apply'; inParts: boolean },
  { phase, fraction }: { phase: string; fraction: number },
): number {
  const read =
    kind === 'csv'
      ? ['Universities', 'Courses']
      : ['Institutions', 'Locations', 'Course Locations', 'Courses'];
  const phases = step === 'check' ? read : [...read, inParts ? WRITING : 'Search index'];
  const share = (name: string) => SHARES[name] ?? 0;
  const at = phases.indexOf(phase);
  if (at === -1) return 0;
  const all = phases.reduce((sum, name) => sum + share(name), 0);
  const before = phases.slice(0, at).reduce((sum, name) => sum + share(name), 0);
  return Math.min(1, (before + share(phase) * Math.min(1, fraction)) / all);
}
