import { Frame } from '../scenes/frame.tsx';
import { INDIGO, MARIGOLD, NIGHT, PAPER, skyOf, WOOD, WOOD_DARK } from './palette.ts';

const ROWS = [112, 132, 152, 172];

/** Language tests: headphones on an answer sheet, a pencil and a round clock at a window. */
export function Headphones({ variant }: { variant: number }) {
  const [wall, , , , light] = skyOf(variant);
  return (
    <Frame sky={[wall ?? INDIGO]} horizon={200}>
      <path fill={light} d="M40 24h96v104H40z" />
      <path fill={INDIGO} opacity="0.55" d="M40 128v-30l26-24 22 18 20-26 28 34v28z" />
      <path fill="none" stroke={NIGHT} strokeWidth="6" d="M40 24h96v104H40zM88 24v104" />
      <circle cx="404" cy="70" r="36" fill={NIGHT} />
      <circle cx="404" cy="70" r="29" fill={PAPER} />
      <path fill="none" stroke={NIGHT} strokeWidth="4" strokeLinecap="round" d="M404 52v18l14 9" />
      <path fill={WOOD} d="M0 188h480v52H0z" />
      <path fill={WOOD_DARK} d="M0 188h480v8H0z" />
      <g transform="rotate(3 250 140)">
        <path fill="#0000002e" d="M166 66h150v150H166z" />
        <path fill={PAPER} d="M160 60h150v150H160z" />
        <path fill={INDIGO} d="M176 76h70v8h-70z" />
        {ROWS.map((y, row) => (
          <g key={y}>
            <path fill="#cfcadb" d={`M176 ${y - 3}h34v6h-34z`} />
            {[226, 246, 266, 286].map((x, column) => (
              <circle
                key={x}
                cx={x}
                cy={y}
                r="6.5"
                fill={column === (row * 3 + 1) % 4 ? INDIGO : 'none'}
                stroke={INDIGO}
                strokeWidth="2"
              />
            ))}
          </g>
        ))}
      </g>
      <path fill={MARIGOLD} d="M108 206l74-44 8 12-74 44z" />
      <path fill={PAPER} d="M108 206l8 12-16 4z" />
      <path fill="none" stroke="#a7abd4" strokeWidth="11" d="M300 190v-24a46 46 0 0192 0v24" />
      <path fill={MARIGOLD} d="M288 168h22v44h-10a12 12 0 01-12-12zm94 0h22v32a12 12 0 01-12 12h-10z" />
    </Frame>
  );
}
