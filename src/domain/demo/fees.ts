import type { DemoCountry, DemoSubject, DemoUniversity, FeeGroup } from '../../../db/demo/types.ts';

/**
 * Tuition per year. Its place in the country's range depends on how expensive the university and the subject are, and
 * slightly on the course's key, so that two courses rarely cost the same.
 */
export function annualFee(
  country: DemoCountry,
  university: DemoUniversity,
  subject: DemoSubject,
  group: FeeGroup,
  key: string,
): number {
  const [lowest, highest] = country.fees[group];
  const share = 0.5 * university.price + 0.38 * subject.cost + 0.12 * fraction(key);
  const fee = Math.round((lowest + (highest - lowest) * share) / country.feeStep) * country.feeStep;
  return Math.min(highest, Math.max(lowest, fee));
}

/**
 * A number from 0 (inclusive) to 1, always the same for a text: FNV-1a, mixed so that similar texts get distant
 * values.
 */
export function fraction(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of Buffer.from(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}
