import { timingSafeEqual } from 'node:crypto';
import { tokenHash } from '../../platform/security/tokens.ts';

/** Lifetime of a proof in minutes. */
export const PROOF_MINUTES = 5;
/**
 * Wrong attempts after which a session ends: one fewer than lock the second factor, so that its owner can still log
 * in.
 */
export const MAX_WRONG_PROOFS = 4;

/** What is stored of a session's newest proof. */
interface KnownProof {
  proof_hash: Buffer | null;
  proof_until: Date | null;
}

export function isProof(proof: string, { proof_hash, proof_until }: KnownProof, now: Date): boolean {
  if (proof_hash === null || proof_until === null || proof_until <= now) return false;
  return timingSafeEqual(tokenHash(proof), proof_hash);
}
