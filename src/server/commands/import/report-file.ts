import fs from 'node:fs';
import path from 'node:path';
import { REPORT_HEADER, reportCsvLine } from '../../../domain/imports/report-csv.ts';
import type { ReportLine } from '../../../domain/imports/report.ts';

const BUFFER = 64 * 1024;

/** Writes the report to a CSV file, line by line. */
export class ReportFile {
  readonly path: string;
  readonly #descriptor: number;
  #text = REPORT_HEADER;

  constructor(file: string) {
    fs.mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
    this.path = file;
    this.#descriptor = fs.openSync(file, 'w', 0o600);
  }

  readonly add = (line: ReportLine): void => {
    this.#text += reportCsvLine(line);
    if (this.#text.length > BUFFER) this.#flush();
  };

  #flush(): void {
    fs.writeSync(this.#descriptor, this.#text);
    this.#text = '';
  }

  close(): void {
    this.#flush();
    fs.closeSync(this.#descriptor);
  }
}

/** The default path of a report: imports/2027-01-31T09-05-00-report.csv in the data directory. Names sort by time. */
export function defaultReportPath(dataDir: string, now: Date): string {
  return path.join(dataDir, 'imports', `${now.toISOString().slice(0, 19).replaceAll(':', '-')}-report.csv`);
}
