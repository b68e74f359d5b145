import { fact, type FactId } from '../../content/facts/index.ts';
import { pieces } from '../../content/facts/fill.ts';
import { factWords, LIKELY_CHANGED } from '../../content/facts/words.ts';
import { LINK } from '../../content/plain-text.ts';

/**
 * A text of src/content with its links and figures. Figures are highlighted, never break after the currency, and are
 * marked where they have probably changed.
 */
export function RichText({ text }: { text: string }) {
  return pieces(text).map((piece) =>
    typeof piece === 'string' ? (
      <Linked key={piece} text={piece} />
    ) : (
      <Filled key={piece.fact} id={piece.fact} />
    ),
  );
}

function Filled({ id }: { id: FactId }) {
  const each = fact(id);
  return (
    <>
      <data value={id} className="figure">
        {factWords(each)}
      </data>
      {each.likely_changed && (
        <>
          {' '}
          <a className="figure-flag" href={each.office.href} rel="noopener">
            ({LIKELY_CHANGED})
          </a>
        </>
      )}
    </>
  );
}

/** Splitting by a pattern with two groups gives text, label, address, text, label, address, text. */
function Linked({ text }: { text: string }) {
  const parts = text.split(LINK);
  return parts.map((part, index) => {
    if (index % 3 === 0) return part;
    if (index % 3 === 2) return null;
    return (
      <a key={part} className="link" href={parts[index + 1]}>
        {part}
      </a>
    );
  });
}
