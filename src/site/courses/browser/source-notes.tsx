/** Notes on the data: credits that sources require, the rates used, and a notice for samples. */
export function SourceNotes({
  items,
  rates,
}: {
  items: readonly { attribution: string | null; sample: boolean }[];
  rates?: readonly string[];
}) {
  const credits = [
    ...new Set(items.map(({ attribution }) => attribution).filter((credit) => credit !== null)),
  ];
  const sample = items.some((item) => item.sample);
  if (credits.length === 0 && !rates?.length && !sample) return null;
  return (
    <footer className="grid gap-1 border-t border-line pt-4 text-sm text-ink-soft">
      {rates && rates.length > 0 && <p>Rupee amounts are estimates. {rates.join('; ')}.</p>}
      {sample && <p>“Sample” marks invented universities and courses that show how this site works.</p>}
      {credits.map((credit) => (
        <p key={credit}>{credit}</p>
      ))}
    </footer>
  );
}
