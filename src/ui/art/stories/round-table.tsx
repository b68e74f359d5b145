import { Frame } from '../scenes/frame.tsx';
import { INDIGO, MARIGOLD, NIGHT, PAPER, PINE, skyOf, WOOD, WOOD_DARK } from './palette.ts';

const SKIN = '#8a5a3c';
const HAIR = '#2b1a12';
const PEOPLE = [
  { x: 150, coat: PINE, hair: NIGHT },
  { x: 240, coat: MARIGOLD, hair: HAIR },
  { x: 330, coat: '#b5653a', hair: NIGHT },
];

/** A small event: three people at a round table with papers, tea and a lamp, hills in the window. */
export function RoundTable({ variant }: { variant: number }) {
  const [wall, , , , light] = skyOf(variant);
  return (
    <Frame sky={[wall ?? INDIGO]} horizon={200}>
      <path fill={light} d="M58 30h120v96H58zM302 30h120v96H302z" />
      <path
        fill={INDIGO}
        opacity="0.55"
        d="M58 126V98l34-30 28 24 24-20 34 34v20zM302 126V96l30 10 38-42 52 46v16z"
      />
      <path
        fill="none"
        stroke={NIGHT}
        strokeWidth="6"
        d="M58 30h120v96H58zM302 30h120v96H302zM118 30v96M362 30v96"
      />
      <path stroke={NIGHT} strokeWidth="3" d="M240 0v26" />
      <path fill={MARIGOLD} d="M214 48q4-24 26-24t26 24z" />
      <path fill="#fff3cf" opacity="0.22" d="M214 48h52l64 132H150z" />
      {PEOPLE.map(({ x, coat, hair }) => (
        <g key={x}>
          <path fill={coat} d={`M${x - 36} 190q2-52 36-52t36 52z`} />
          <circle cx={x} cy="116" r="20" fill={SKIN} />
          <path fill={hair} d={`M${x - 20} 117a20 20 0 0140 0q-9-12-20-12t-20 12z`} />
        </g>
      ))}
      <path fill={HAIR} d="M232 94a8 8 0 1116 0 8 8 0 11-16 0z" />
      <path fill={WOOD} d="M60 186q180-26 360 0l14 20q-194 24-388 0z" />
      <path fill={WOOD_DARK} d="M46 206q194 24 388 0v10q-194 24-388 0z" />
      <path fill={PAPER} d="M128 186l46-6 8 16-48 6zM214 178h50l4 18h-56zM308 180l44 6-6 16-46-6z" />
      <path
        fill="none"
        stroke="#b9b3c9"
        strokeWidth="2.5"
        d="M138 189l32-4M220 184h38M219 190h40M314 186l30 4"
      />
      <path fill={PAPER} d="M192 186h15v10q0 5-7 5t-8-5zM278 184h15v10q0 5-7 5t-8-5z" />
      <path fill={NIGHT} d="M0 226q240 22 480 0v14H0z" />
    </Frame>
  );
}
