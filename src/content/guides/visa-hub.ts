import { destinations, namesOf, type Destination } from '../destinations.ts';
import { guides } from './index.ts';
import type { Guide } from './schema.ts';

/** The columns of the comparison. */
export const visaQuestions: readonly { key: keyof Guide['compared']; label: string }[] = [
  { key: 'fee', label: 'Visa fee' },
  { key: 'funds', label: 'Funds to show' },
  { key: 'work', label: 'Work while you study' },
  { key: 'processing', label: 'Processing time' },
];

/** 'Australia and Canada ask for a medical by a panel physician; the UK asks for a tuberculosis test.' */
export function medicalsInWords(places: readonly Destination[] = destinations): string {
  const asked = Map.groupBy(places, ({ slug }) => guides[slug].medical);
  const parts = [...asked].map(
    ([medical, alike]: [string, Destination[]]) =>
      `${namesOf(alike)} ${alike.length > 1 ? 'ask' : 'asks'} for ${medical}`,
  );
  const words = parts.join('; ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}
