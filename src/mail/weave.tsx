import { BAND } from './pictures.ts';
import { colours } from './theme.ts';

/** The woven band below the name. Where pictures are off, its cell is a plain stripe. */
export function Weave() {
  return (
    <table
      aria-hidden="true"
      data-skip-in-text="true"
      role="presentation"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      border={0}
    >
      <tbody>
        <tr>
          <td style={CELL}>
            <img src={`cid:${BAND.cid}`} alt="" width={560} height={17} style={PICTURE} />
          </td>
        </tr>
      </tbody>
    </table>
  );
}

const CELL = { padding: 0, fontSize: 0, lineHeight: 0, backgroundColor: colours.thread };
/** Narrow screens show it smaller, not squeezed. */
const PICTURE = { display: 'block', width: '100%', height: 'auto', minHeight: '10px', border: 0 };
