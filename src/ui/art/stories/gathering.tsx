import { Frame } from '../scenes/frame.tsx';
import { INDIGO, MARIGOLD, NIGHT, PAPER, PINE, skyOf, WOOD } from './palette.ts';

const BUNTING = Array.from({ length: 15 }, (_, i) => 8 + i * 33);
const FLAGS = [MARIGOLD, PAPER, '#a7abd4', PINE];
const HEADS = [36, 92, 150, 212, 272, 334, 392, 448];

/** An event in a room: a speaker beside a picture of mountains, listeners in front, bunting above. */
export function Gathering({ variant }: { variant: number }) {
  const [wall, , , , light] = skyOf(variant);
  return (
    <Frame sky={[wall ?? INDIGO]} horizon={200}>
      <path fill="none" stroke={PAPER} strokeWidth="2" d="M0 18q120 26 240 10t240-6" />
      {BUNTING.map((x, i) => (
        <path
          key={x}
          fill={FLAGS[i % FLAGS.length]}
          d={`M${x} ${22 + Math.round(Math.sin(i / 2.4) * 6)}h20l-10 22z`}
        />
      ))}
      <path fill={NIGHT} d="M146 54h192v118H146z" />
      <path fill={light} d="M152 60h180v106H152z" />
      <circle cx="292" cy="88" r="13" fill="#fff3cf" />
      <path fill={INDIGO} opacity="0.6" d="M152 166v-34l40-36 26 22 34-46 44 52 36-24v66z" />
      <path fill={PAPER} d="M252 72l14 17-8 3-7-6-8 7-6-3z" />
      <path fill={NIGHT} d="M0 196h480v44H0z" />
      <g transform="translate(352 88)">
        <circle cx="26" cy="14" r="13" fill="#8a5a3c" />
        <path fill={NIGHT} d="M13 14a13 13 0 0126 0q-6-8-13-8t-13 8z" />
        <path fill={MARIGOLD} d="M8 32q18-8 36 0l6 74H2z" />
        <path fill="#8a5a3c" d="M8 36l-26 18 4 7 28-12z" />
        <path fill={WOOD} d="M0 66h56v50H0z" />
        <path fill="#6a4226" d="M-5 60h66v9H-5z" />
      </g>
      {HEADS.map((x, i) => (
        <g key={x} fill={i % 3 === 1 ? '#2a2a5e' : '#0f0f26'}>
          <circle cx={x} cy={198 + (i % 2) * 6} r="17" />
          <path d={`M${x - 32} 240q4-28 32-28t32 28z`} />
        </g>
      ))}
    </Frame>
  );
}
