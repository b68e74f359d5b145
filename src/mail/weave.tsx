import { colours } from './theme.ts';

const { marigold: m, thread: n, threadLight: l } = colours;
/** The left half of each row; the right half is its mirror image. */
const ROWS = [
  [n, n, m, n, n, l, n, n, m, n],
  [n, m, l, m, n, n, n, m, l, m],
  [n, n, m, n, n, l, n, n, m, n],
].map((half) => half.concat(half.toReversed()));

/** The woven band below the name, made of table cells, which mail programs show without loading pictures. */
export function Weave() {
  const rows = ROWS.map((colours, y) => ({ y, cells: colours.map((colour, x) => ({ colour, x })) }));
  return (
    <table
      aria-hidden="true"
      data-skip-in-text="true"
      role="presentation"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      border={0}
      style={{ borderCollapse: 'collapse', tableLayout: 'fixed' }}
    >
      <tbody>
        {rows.map(({ y, cells }) => (
          <tr key={y}>
            {cells.map(({ colour, x }) => (
              <td key={x} height={4} style={{ ...CELL, backgroundColor: colour }} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const CELL = { height: '4px', padding: 0, fontSize: 0, lineHeight: 0 };
