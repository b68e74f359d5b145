import type { RunContext } from './context.ts';
import type { RunProgress } from './perform.ts';
import { wholeFraction } from './policy.ts';

interface Watched {
  id: number;
  kind: 'cricos' | 'csv';
  step: 'check' | 'apply';
}

/** Below this fraction a guess of the time left would jump about. */
const GUESS_FROM = 0.03;

/** Writes the progress of a run at most once every `everyMs`, and looks whether staff want to stop it. */
export function watchProgress(
  { db, clock, log, embedded }: RunContext,
  run: Watched,
  { ticket, everyMs, onStop }: { ticket: string; everyMs: number; onStop: () => void },
) {
  const begun = performance.now();
  let latest: RunProgress | undefined;
  let writing: Promise<void> | undefined;

  const write = async () => {
    const fraction = latest ? wholeFraction({ ...run, inParts: embedded }, latest) : 0;
    const seconds = (performance.now() - begun) / 1000;
    const left = fraction > GUESS_FROM ? Math.ceil((seconds / fraction) * (1 - fraction)) : null;
    const row = await db
      .updateTable('import_runs')
      .set({
        beat_at: clock.now(),
        ...(latest && { phase: latest.phase, rows_done: latest.rows }),
        fraction,
        seconds_left: left,
      })
      .where('id', '=', run.id)
      .where('ticket', '=', ticket)
      .where('state', '=', 'running')
      .returning('stop_asked')
      .executeTakeFirst();
    if (row?.stop_asked) onStop();
  };
  const timer = setInterval(() => {
    // The embedded database serves one at a time, so an earlier write may still wait.
    writing ??= write()
      .catch((error: unknown) => log.warn({ component: 'imports', error }, 'Progress was not written'))
      .finally(() => (writing = undefined));
  }, everyMs);
  return {
    update: (progress: RunProgress) => void (latest = progress),
    async stop() {
      clearInterval(timer);
      await writing;
    },
  };
}
