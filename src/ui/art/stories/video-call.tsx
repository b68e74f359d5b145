import { Frame } from '../scenes/frame.tsx';
import { INDIGO, MARIGOLD, NIGHT, PAPER, PINE, skyOf, WOOD, WOOD_DARK } from './palette.ts';

const TILES = [
  { x: 170, y: 72, wall: '#a9cfc2', coat: INDIGO },
  { x: 254, y: 72, wall: '#fbd99d', coat: PINE },
  { x: 170, y: 130, wall: '#cfd2ea', coat: '#b5653a' },
  { x: 254, y: 130, wall: '#eeb27d', coat: NIGHT },
];

/** An online event: four people on a laptop at a window with hills, a cup of tea beside it. */
export function VideoCall({ variant }: { variant: number }) {
  return (
    <Frame sky={skyOf(variant)} horizon={190}>
      <path fill={INDIGO} opacity="0.45" d="M0 186l60-44 54 26 60-64 90 78 80-54 136 52v20H0z" />
      <path fill="none" stroke={NIGHT} strokeWidth="8" d="M4 4h472v190H4zM108 4v190" />
      <path fill={WOOD} d="M0 192h480v48H0z" />
      <path fill={WOOD_DARK} d="M0 192h480v7H0z" />
      <path fill={NIGHT} d="M154 56h190q8 0 8 8v132H146V64q0-8 8-8z" />
      <path fill="#5d61a8" d="M128 196h242l10 16H118z" />
      {TILES.map(({ x, y, wall, coat }) => (
        <g key={`${x} ${y}`}>
          <path fill={wall} d={`M${x - 10} ${y - 6}h76v50h-76z`} />
          <path fill={coat} d={`M${x + 6} ${y + 44}q2-18 22-18t22 18z`} />
          <circle cx={x + 28} cy={y + 15} r="11" fill="#8a5a3c" />
          <path fill={NIGHT} d={`M${x + 17} ${y + 15}a11 11 0 0122 0q-6-6-11-6t-11 6z`} />
        </g>
      ))}
      <path fill={PAPER} d="M398 176h42v24q0 14-21 14t-21-14z" />
      <path fill="none" stroke={PAPER} strokeWidth="5" d="M440 182q14 0 14 10t-16 10" />
      <path
        fill="none"
        stroke="#ffffffb0"
        strokeWidth="3"
        strokeLinecap="round"
        d="M410 166q-6-8 0-16t0-16M426 166q-6-8 0-16t0-16"
      />
      <path fill={MARIGOLD} d="M398 184h42v6h-42z" />
    </Frame>
  );
}
