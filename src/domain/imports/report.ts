import type { RunSummary } from '../../contract/import-runs.ts';
import type { Kind, Place } from './records.ts';

export type Outcome = 'added' | 'changed' | 'withdrawn' | 'held' | 'kept' | 'refused' | 'note';

/** One line of the report. Values are texts for people. */
export interface ReportLine {
  outcome: Outcome;
  kind?: Kind | 'row';
  key?: string;
  name?: string;
  field?: string;
  before?: string;
  after?: string;
  reason?: string;
  sheet?: string;
  row?: number;
  column?: string;
  value?: string;
}

/** Number of rows of a kind per outcome. 'changed' counts rows, however many fields changed in each. */
export interface KindCounts {
  added: number;
  changed: number;
  unchanged: number;
  withdrawn: number;
}

const EXAMPLES = 8;

/** Collects what an import did: counts and a few examples in memory; every line goes to `write`. */
export class Report {
  readonly counts: Record<Kind, KindCounts> = {
    university: { added: 0, changed: 0, unchanged: 0, withdrawn: 0 },
    campus: { added: 0, changed: 0, unchanged: 0, withdrawn: 0 },
    course: { added: 0, changed: 0, unchanged: 0, withdrawn: 0 },
  };
  readonly lines: Record<Outcome, number> = {
    added: 0, changed: 0, withdrawn: 0, held: 0, kept: 0, refused: 0, note: 0,
  }; // oxfmt-ignore
  readonly examples = new Map<Outcome, ReportLine[]>();
  /** Values held back that are known from an earlier run. */
  stillHeld = 0;
  readonly rowsRead = new Map<string, number>();
  readonly rowsRefused = new Map<string, number>();
  readonly refusedKeys: { kind: Kind; key: string }[] = [];
  readonly #write: (line: ReportLine) => void;

  constructor(write: (line: ReportLine) => void = () => {}) {
    this.#write = write;
  }

  add(line: ReportLine): void {
    this.lines[line.outcome] += 1;
    const examples = this.examples.get(line.outcome) ?? [];
    if (examples.length < EXAMPLES) this.examples.set(line.outcome, [...examples, line]);
    this.#write(line);
  }

  /** `about`: what the row describes, if its key could be read; it is then left unchanged, not treated as missing. */
  refuse(
    at: Place,
    column: string,
    value: string,
    reason: string,
    about?: { kind: Kind; key: string },
  ): void {
    if (about) this.refusedKeys.push(about);
    this.rowsRefused.set(at.sheet, (this.rowsRefused.get(at.sheet) ?? 0) + 1);
    this.add({ outcome: 'refused', kind: 'row', ...at, column, value, reason });
  }

  note(at: Place, column: string, value: string, reason: string): void {
    this.add({ outcome: 'note', kind: 'row', ...at, column, value, reason });
  }

  read(sheet: string, rows: number): void {
    this.rowsRead.set(sheet, (this.rowsRead.get(sheet) ?? 0) + rows);
  }

  /** What is stored of it, and shown above its lines. */
  summary(): RunSummary {
    const { counts, lines, rowsRead, stillHeld } = this;
    return { rows_read: Object.fromEntries(rowsRead), ...counts, still_held: stillHeld, lines };
  }
}
