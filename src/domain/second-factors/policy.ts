import { randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

/**
 * Time-based codes of authenticator apps (RFC 6238): SHA-1, six digits, steps of 30 s. The codes of the previous and
 * the next step work too, because phone clocks differ.
 */
const STEP_SECONDS = 30;
const WINDOW_STEPS = 1;

export const newSecret = (): string => new Secret({ size: 20 }).base32;

function codesOf(secret: string, issuer = '', label = ''): TOTP {
  const shape = { algorithm: 'SHA1', digits: 6, period: STEP_SECONDS } as const;
  return new TOTP({ ...shape, issuer, label, secret: Secret.fromBase32(secret) });
}

/** The otpauth:// URI that an app reads as a QR code. */
export const setupUri = (secret: string, issuer: string, email: string): string =>
  codesOf(secret, issuer, email).toString();

/** The time step of a code, or null if it belongs to none near `now`. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const token = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const delta = codesOf(secret).validate({ token, timestamp, window: WINDOW_STEPS });
  return delta === null ? null : Math.floor(timestamp / 1000 / STEP_SECONDS) + delta;
}

export const RECOVERY_CODES = 10;
/** Without look-alikes, because recovery codes are read from paper. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/**
 * Six groups of four are 120 random bits: so many that a fast hash of a code cannot be guessed from a copy of the
 * database. Codes of older set-ups have three groups, and still work.
 */
const GROUPS = 6;
const OLD_GROUPS = 3;
const GROUP_LENGTH = 4;

/** Formatted like 'KM4P-7XWQ-HT9D-B2JN-RS8E-YC3V'. */
export function newRecoveryCode(): string {
  const sign = () => ALPHABET[randomInt(ALPHABET.length)];
  const group = () => Array.from({ length: GROUP_LENGTH }, sign).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}

/** A recovery code without separators, or null if it is not one. */
export function plainRecoveryCode(code: string): string | null {
  const plain = code.toUpperCase().replaceAll(/[\s-]/g, '');
  const groups = plain.length / GROUP_LENGTH;
  return [GROUPS, OLD_GROUPS].includes(groups) && /^[A-Z2-9]+$/.test(plain) ? plain : null;
}

/** The first wrong codes in a row are free; the fifth causes a wait, which doubles with each further one. */
export const FREE_GUESSES = 5;
export const FIRST_WAIT_MINUTES = 15;
export const LONGEST_WAIT_MINUTES = 24 * 60;
