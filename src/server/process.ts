import type { Log } from '../platform/log.ts';
import { StartError } from '../platform/start-error.ts';

/**
 * Stops in order on SIGTERM and SIGINT and exits with 0. Further signals change nothing: systemd signals the whole group,
 * so the one that npm start passes on arrives twice, and stopping is bounded in time anyway.
 */
export function runUntilSignal(stop: () => Promise<void>, log: Log): void {
  let stopping = false;
  const onSignal = (signal: NodeJS.Signals) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'Stopping: finishing the requests in flight');
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ error }, 'Could not stop in order');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}

/** What the operator can put right is said in a sentence; only the unforeseen shows its stack. */
export function stopWithSentence(error: unknown): never {
  const text =
    error instanceof StartError ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${text}\n`);
  process.exit(1);
}
