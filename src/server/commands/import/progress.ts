/** Seconds between lines if the output is not a terminal. */
const LINE_EVERY = 5;
/** Seconds between updates of the bar on a terminal. */
const REDRAW_EVERY = 0.1;
/** Width of the bar in characters. */
const BAR = 24;

interface Output {
  isTTY?: boolean;
  write(text: string): unknown;
}

function timeLeft(seconds: number): string {
  if (!Number.isFinite(seconds)) return '';
  const whole = Math.ceil(seconds);
  return whole >= 60 ? `${Math.floor(whole / 60)} min ${whole % 60} s left` : `${whole} s left`;
}

/** A progress bar for each step with share, rows, rate and time left: redrawn on a terminal, else printed as lines. */
export class Progress {
  readonly #output: Output;
  readonly #now: () => number;
  #step = '';
  #from = 0;
  #shown = 0;
  #line = '';

  constructor(output: Output = process.stderr, now: () => number = () => performance.now() / 1000) {
    this.#output = output;
    this.#now = now;
  }

  update(step: string, rows: number, fraction: number): void {
    const now = this.#now();
    if (step !== this.#step) {
      this.done();
      this.#step = step;
      this.#from = now;
      this.#shown = this.#output.isTTY ? 0 : now;
    }
    const took = now - this.#from;
    const rate = took > 0.2 ? Math.round(rows / took) : undefined;
    const left = took > 0.2 && fraction > 0 ? timeLeft((took / fraction) * (1 - fraction)) : '';
    const share = `${String(Math.floor(fraction * 100)).padStart(3)} %`;
    const filled = Math.round(fraction * BAR);
    const parts = [
      `${rows.toLocaleString('en')} rows`,
      rate === undefined ? '' : `${rate.toLocaleString('en')}/s`,
      left,
    ];
    const figures = parts.filter((part) => part !== '').join(' · ');
    this.#line = `${step.padEnd(16)} ${'█'.repeat(filled)}${'░'.repeat(BAR - filled)} ${share}  ${figures}`;
    if (now - this.#shown < (this.#output.isTTY ? REDRAW_EVERY : LINE_EVERY)) return;
    this.#shown = now;
    this.#output.write(this.#output.isTTY ? `\r\u001B[2K${this.#line}` : `${this.#line}\n`);
  }

  /** Prints the final state of the step. */
  done(): void {
    if (this.#line === '') return;
    this.#output.write(this.#output.isTTY ? `\r\u001B[2K${this.#line}\n` : `${this.#line}\n`);
    this.#line = '';
    this.#step = '';
  }
}
