import type { BackupProgress } from '../../platform/backup/write-backup.ts';

const REDRAW_MS = 100;
/** If the output is not a terminal. */
const LINE_MS = 5_000;

interface Output {
  isTTY?: boolean;
  write(text: string): unknown;
}

/** Shows how far a step is: redrawn on a terminal, else a line every five seconds. @returns `done` ends the last line */
export function printProgress(verb: string, output: Output = process.stderr) {
  let shown = performance.now();
  let line = '';
  const show = () => output.write(output.isTTY ? `\r\u001B[2K${line}` : `${line}\n`);
  return {
    update({ step, done, total, bytes }: BackupProgress): void {
      const share = total === 0 ? 100 : Math.floor((done / total) * 100);
      const what =
        step === 'database' ? `${done} of ${total} tables` : `${done} of ${total} files, ${megabytes(bytes)}`;
      line = `${verb}: ${what}, ${share} %`;
      const now = performance.now();
      if (now - shown < (output.isTTY ? REDRAW_MS : LINE_MS)) return;
      shown = now;
      show();
    },
    done(): void {
      if (line !== '' && output.isTTY) output.write('\r\u001B[2K');
      line = '';
    },
  };
}

export const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;
