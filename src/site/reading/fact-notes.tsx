import type { Fact } from '../../content/facts/index.ts';
import { fact } from '../../content/facts/index.ts';
import { pieces } from '../../content/facts/fill.ts';
import { factWords } from '../../content/facts/words.ts';
import { offices } from '../../content/offices.ts';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** How old a figure is, in words. */
const age = ({ as_of, review_by }: Fact): string =>
  `${as_of === 'as specified' ? 'Starting value of this site' : `As of ${day.format(new Date(as_of))}`}, to be checked again by ${day.format(new Date(review_by))}`;

/** Each figure that stands in the texts, once: its date, and the office that decides it. */
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
          const office = offices[each.office];
          return (
            <li key={id}>
              {each.label}: {factWords(each)}. {age(each)}. Check at{' '}
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
