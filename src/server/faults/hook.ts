import { fingerprintOf, type Fault } from '../../domain/faults/policy.ts';
import type { Log } from '../../platform/log.ts';

const LONGEST_MS = 5_000;
const MOST_A_MINUTE = 10;
/** Kinds that are remembered as sent. Above this number all are forgotten and sent again. */
const MOST_REMEMBERED = 1_000;

/**
 * Sends each new kind of error to another program, once per process and at most ten a minute. Nothing waits for it, and
 * what it answers does not matter.
 */
export function createErrorHook(url: string, log: Log): (fault: Fault, reference?: string) => void {
  const sent = new Set<string>();
  let minute = { since: -Infinity, count: 0 };
  const post = async (body: object): Promise<void> => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(LONGEST_MS),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`It answered with ${answer.status}`);
  };
  return (fault, reference) => {
    const fingerprint = fingerprintOf(fault);
    if (sent.has(fingerprint)) return;
    const now = performance.now();
    if (now - minute.since > 60_000) minute = { since: now, count: 0 };
    if (minute.count >= MOST_A_MINUTE) return;
    minute.count += 1;
    if (sent.size >= MOST_REMEMBERED) sent.clear();
    sent.add(fingerprint);
    const body = { ...fault, fingerprint, reference: reference ?? null, at: new Date().toISOString() };
    post(body).catch((error: unknown) => {
      // Its address may hold a key, which the error could quote. A warning, because an error would be sent again.
      const code = error instanceof Error ? error.name : 'Error';
      log.warn({ component: 'error-hook', code }, 'The error hook did not take an error');
    });
  };
}
