import { fact } from '../../content/facts/index.ts';
import { pieces } from '../../content/facts/fill.ts';
import { factWords } from '../../content/facts/words.ts';
import { LINK } from '../../content/plain-text.ts';

/** A text of src/content with its links and figures. Figures are highlighted and never break after the currency. */
export function RichText({ text }: { text: string }) {
  return pieces(text).map((piece) =>
    typeof piece === 'string' ? (
      <Linked key={piece} text={piece} />
    ) : (
      <data key={piece.fact} value={piece.fact} className="figure">
        {factWords(fact(piece.fact))}
      </data>
    ),
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
