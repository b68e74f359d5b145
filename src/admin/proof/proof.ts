import { pathOf, type BodyOf } from '../../contract/calls/address.ts';
import type { Proof } from '../../contract/accounts.ts';
import { authorizedFetch, sessionUser } from '../../contract/session.ts';

/**
 * The proof that the person at the screen entered the password or a code a moment ago. Held in this page's memory
 * only, so that a copy of the browser's storage does not include it.
 */

/** A proof with less time left is not used, because the request takes time too. */
const MARGIN_MS = 10_000;

let kept: { proof: string; until: number; user: string | null } | null = null;
let asking: { answer: Promise<string | null>; settle: (proof: string | null) => void } | null = null;
const listeners = new Set<() => void>();
const tell = () => {
  for (const changed of listeners) changed();
};

/** The valid proof, or null. */
export function goodProof(): string | null {
  const good = kept !== null && kept.user === sessionUser() && kept.until > Date.now() + MARGIN_MS;
  return good ? kept!.proof : null;
}

/** After this the password or a code is asked for again. */
export const forgetProof = (): void => void (kept = null);

/**
 * Opens the dialog that asks for the password or a code. Null if it is cancelled; simultaneous callers share one
 * dialog.
 */
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
    // Measured by this device's clock, so that a difference from the server's does not matter.
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

/** Sends the entered password or code. @throws TypeError without a connection. */
export const sendTypedAgain = (typed: TypedAgain): Promise<Response> =>
  authorizedFetch(pathOf('POST /api/staff/proof/'), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(typed satisfies BodyOf<'POST /api/staff/proof/'>),
  });
