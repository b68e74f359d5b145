import { colours } from './look.ts';

const { marigold: m, thread: n, threadLight: l } = colours;
/** Half a woven row each; the other half is its mirror. */
const ROWS = [
  [n, n, m, n, n, l, n, n, m, n],
  [n, m, l, m, n, n, n, m, l, m],
  [n, n, m, n, n, l, n, n, m, n],
].map((half) => half.concat(half.toReversed()));

/** The woven band under the name: cells of a table, which mail programs draw without fetching anything. */
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
