import type { Log } from '../platform/log.ts';
import { StartError } from '../platform/start-error.ts';

/**
 * On SIGTERM or SIGINT, stops gracefully and exits with 0. Further signals are ignored: systemd signals the whole process
 * group, so a signal that npm start passes on arrives twice, and stopping has a time limit anyway.
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
        log.error({ error }, 'Could not stop cleanly');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}

/** Prints an error and exits with 1. A StartError, which the operator can correct, is shown without a stack. */
export function exitWithMessage(error: unknown): never {
  const text =
    error instanceof StartError ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${text}\n`);
  process.exit(1);
}
