import { fact } from '../../content/facts/index.ts';
import { pieces } from '../../content/facts/fill.ts';
import { factAge, factWords } from '../../content/facts/words.ts';

/** Each figure in the texts once, with its age and the official page where it can be checked. */
export function FactNotes({ texts }: { texts: readonly string[] }) {
  const ids = new Set(
    texts.flatMap(pieces).flatMap((piece) => (typeof piece === 'string' ? [] : [piece.fact])),
  );
  if (ids.size === 0) return null;
  return (
    <section className="wrap fact-notes" aria-labelledby="fact-notes">
      <h2 id="fact-notes">Figures on this page</h2>
      <ul>
        {[...ids].map((id) => {
          const each = fact(id);
          const { office } = each;
          return (
            <li key={id}>
              {each.label}: {factWords(each)}, {factAge(each)}. Check the current figure at{' '}
              <a className="link" href={office.href} rel="noopener">
                {office.name}
              </a>
              .
            </li>
          );
        })}
      </ul>
    </section>
  );
}
