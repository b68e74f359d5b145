import { timingSafeEqual } from 'node:crypto';
import { tokenHash } from '../../platform/security/tokens.ts';

/** How long a proof is good. */
export const PROOF_MINUTES = 5;
/** Wrong tries of one session until it ends: one less than a second factor waits after, so that its owner can still log in. */
export const MAX_WRONG_PROOFS = 4;

/** What a session knows of its newest proof. */
interface KnownProof {
  proof_hash: Buffer | null;
  proof_until: Date | null;
}

export function isProof(proof: string, { proof_hash, proof_until }: KnownProof, now: Date): boolean {
  if (proof_hash === null || proof_until === null || proof_until <= now) return false;
  return timingSafeEqual(tokenHash(proof), proof_hash);
}
