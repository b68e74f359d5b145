import type { Log } from '../platform/log.ts';

/** Checks of the parts that the application needs, by name. Each rejects if its part does not answer or refuses writes. */
export type Checks = Readonly<Record<string, () => Promise<void>>>;

/** More to tell, by name, which does not decide whether the application is ready. */
export type Details = Readonly<Record<string, () => Promise<object>>>;

export interface Readiness {
  ready: boolean;
  /** 'ok' or 'not answering', by name. */
  parts: Readonly<Record<string, string>>;
  /** As they answered, or 'not answering', by name. */
  details: Readonly<Record<string, object | string>>;
}

/** Milliseconds for which a result is cached, so that frequent requests cause no more work. */
const KEPT_MS = 1_000;
/** Milliseconds after which a check counts as failed. */
const LONGEST_MS = 5_000;

/** Returns a function that runs all checks, each one at a time and at most once a second, however often it is called. */
export function createReadiness(checks: Checks, log: Log, details: Details = {}): () => Promise<Readiness> {
  const tries = Object.entries(checks).map(([name, check]) =>
    createTry(name, async () => (await check(), 'ok'), log),
  );
  const asks = Object.entries(details).map(([name, detail]) => createTry(name, detail, log));
  let kept: { until: number; answer: Promise<Readiness> } | undefined;
  const ask = async (): Promise<Readiness> => {
    const [parts, more] = await Promise.all([
      Promise.all(tries.map(async (tried) => tried())),
      Promise.all(asks.map(async (tried) => tried())),
    ]);
    return {
      ready: parts.every(([, said]) => said === 'ok'),
      parts: Object.fromEntries(parts),
      details: Object.fromEntries(more),
    };
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

function createTry<T>(name: string, check: () => Promise<T>, log: Log): () => Promise<[string, T | string]> {
  // A check that hangs is not started again, so that checks of a dead disk or server do not pile up.
  let running: Promise<T | string> | undefined;
  const begin = async (): Promise<T | string> => {
    try {
      return await check();
    } catch (error) {
      log.warn({ component: `readyz.${name}`, error }, 'Not ready');
      return 'not answering';
    } finally {
      running = undefined;
    }
  };
  return async () => {
    running ??= begin();
    const { promise: late, resolve } = Promise.withResolvers<T | string>();
    const timer = setTimeout(resolve, LONGEST_MS, 'not answering');
    try {
      return [name, await Promise.race([running, late])];
    } finally {
      clearTimeout(timer);
    }
  };
}
