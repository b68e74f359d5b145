import { ratesInWords, type UsedRate } from '../reading/rates-in-words.ts';

/** Notes on the data: credits that sources require, the rates used, and a notice for samples. */
export function SourceNotes({
  items,
  rates,
}: {
  items: readonly { attribution: string | null; sample: boolean }[];
  rates?: readonly UsedRate[];
}) {
  const credits = [
    ...new Set(items.map(({ attribution }) => attribution).filter((credit) => credit !== null)),
  ];
  const samples = sampleNote(items);
  if (credits.length === 0 && !rates?.length && !samples) return null;
  return (
    <footer className="grid gap-1 border-t border-line pt-4 text-sm text-ink-soft">
      {rates && rates.length > 0 && <p>{ratesInWords(rates)}</p>}
      {samples && <p>{samples}</p>}
      {credits.map((credit) => (
        <p key={credit}>{credit}</p>
      ))}
    </footer>
  );
}

/** Said once for the whole list; every sample says so on its own page too. */
function sampleNote(items: readonly { sample: boolean }[]): string | null {
  if (!items.some(({ sample }) => sample)) return null;
  return items.every(({ sample }) => sample)
    ? 'Sample: these universities and courses are invented, to show how this site works.'
    : 'Some of these universities and courses are samples, invented to show how this site works. Their pages say so.';
}
