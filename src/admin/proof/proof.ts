import type { Proof } from '../../contract/accounts.ts';
import { authorizedFetch, sessionUser } from '../../contract/session.ts';

/**
 * The proof that whoever works here typed the password or a code a moment ago. It is kept in this page's memory only: a
 * copy of what the browser stores does not have it.
 */

/** A proof that ends sooner than this is not used any more: the request takes time too. */
const MARGIN_MS = 10_000;

let kept: { proof: string; until: number; user: string | null } | null = null;
let asking: { answer: Promise<string | null>; settle: (proof: string | null) => void } | null = null;
const listeners = new Set<() => void>();
const tell = () => {
  for (const changed of listeners) changed();
};

/** The proof that is good now, or null. */
export function goodProof(): string | null {
  const good = kept !== null && kept.user === sessionUser() && kept.until > Date.now() + MARGIN_MS;
  return good ? kept!.proof : null;
}

/** From here on the password or a code is asked for again. */
export const forgetProof = (): void => void (kept = null);

/** Opens the dialog, which asks for the password or a code. Null when it is cancelled; several askers get one answer. */
export function askProof(): Promise<string | null> {
  forgetProof();
  if (!asking) {
    let settle: (proof: string | null) => void = () => {};
    const answer = new Promise<string | null>((resolve) => (settle = resolve));
    asking = { answer, settle };
    tell();
  }
  return asking.answer;
}

/** Closes the dialog. */
export function settleProof(proof: Proof | null): void {
  if (proof) {
    // By this device's clock: that it differs from the server's must not matter.
    const left = Date.parse(proof.expires_at) - Date.now();
    kept = { proof: proof.proof, until: Date.now() + Math.min(left, PROOF_MS), user: sessionUser() };
  }
  asking?.settle(proof?.proof ?? null);
  asking = null;
  tell();
}
const PROOF_MS = 5 * 60_000;

export const isAskingProof = (): boolean => asking !== null;
export function onProofAsked(changed: () => void): () => void {
  listeners.add(changed);
  return () => void listeners.delete(changed);
}

export type TypedAgain = { password: string } | { code: string };

/** Sends what was typed. @throws TypeError without a connection. */
export const sendTypedAgain = (typed: TypedAgain): Promise<Response> =>
  authorizedFetch('/api/staff/proof/', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(typed),
  });
