import { setTimeout as after } from 'node:timers/promises';

const LOOK_MS = 250;
/** A process that uses less than this share of one core is idle. */
const IDLE_SHARE = 0.25;

/** Whether a process has been idle since the last time it was asked. */
function idleness(): () => boolean {
  let [used, at] = [process.cpuUsage(), performance.now()];
  return () => {
    const { user, system } = process.cpuUsage(used);
    const ms = performance.now() - at;
    [used, at] = [process.cpuUsage(), performance.now()];
    return (user + system) / 1000 < ms * IDLE_SHARE;
  };
}

interface IdleWork {
  /** Does this when the process is idle. @returns false if too much waits already */
  whenIdle(work: () => Promise<void>): boolean;
}

/**
 * Work that nobody waits for: one after the other, each after a moment in which the process had little to do.
 * @param most how many may wait
 * @param isIdle whether there was little to do since the last call
 */
export function createIdleWork(most: number, isIdle = idleness(), lookMs = LOOK_MS): IdleWork {
  const waiting: (() => Promise<void>)[] = [];
  let running = false;
  const run = async () => {
    isIdle();
    while (waiting.length > 0) {
      // It must not keep a process that is to end.
      await after(lookMs, undefined, { ref: false });
      if (!isIdle()) continue;
      await waiting
        .shift()?.()
        .catch(() => {});
      // What it used itself does not count.
      isIdle();
    }
    running = false;
  };
  return {
    whenIdle(work) {
      if (waiting.length >= most) return false;
      waiting.push(work);
      if (!running) {
        running = true;
        void run();
      }
      return true;
    },
  };
}
