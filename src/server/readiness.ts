import type { Log } from '../platform/log.ts';

/** What the application needs, by name; each rejects when it does not answer or takes no writes. */
export type Checks = Readonly<Record<string, () => Promise<void>>>;

export interface Readiness {
  ready: boolean;
  /** 'ok' or what is wrong, by name. */
  parts: Readonly<Record<string, string>>;
}

/** Milliseconds for which an answer holds: whoever asks more often makes no more work. */
const KEPT_MS = 1_000;
/** Milliseconds after which a part that says nothing is not answering. */
const LONGEST_MS = 5_000;

/** Tries every part, once at a time and at most once a second, however many ask. */
export function createReadiness(checks: Checks, log: Log): () => Promise<Readiness> {
  const tries = Object.entries(checks).map(([name, check]) => createTry(name, check, log));
  let kept: { until: number; answer: Promise<Readiness> } | undefined;
  const ask = async (): Promise<Readiness> => {
    const parts = await Promise.all(tries.map(async (tried) => tried()));
    return { ready: parts.every(([, said]) => said === 'ok'), parts: Object.fromEntries(parts) };
  };
  return () => {
    if (!kept || performance.now() >= kept.until) {
      const asked = { until: Infinity, answer: ask() };
      kept = asked;
      void asked.answer.then(() => (asked.until = performance.now() + KEPT_MS));
    }
    return kept.answer;
  };
}

function createTry(name: string, check: () => Promise<void>, log: Log): () => Promise<[string, string]> {
  // A check that hangs is not begun again: the work of a dead disk or server must not pile up.
  let running: Promise<string> | undefined;
  const begin = async (): Promise<string> => {
    try {
      await check();
      return 'ok';
    } catch (error) {
      log.warn({ component: `readyz.${name}`, error }, 'Not ready');
      return 'not answering';
    } finally {
      running = undefined;
    }
  };
  return async () => {
    running ??= begin();
    const { promise: late, resolve } = Promise.withResolvers<string>();
    const timer = setTimeout(resolve, LONGEST_MS, 'not answering');
    try {
      return [name, await Promise.race([running, late])];
    } finally {
      clearTimeout(timer);
    }
  };
}
