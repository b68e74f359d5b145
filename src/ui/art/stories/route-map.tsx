import { Frame } from '../scenes/frame.tsx';
import { INDIGO, MARIGOLD, NIGHT, PAPER, PINE, skyOf } from './palette.ts';

/** Choosing: an unrolled map with a dotted path over hills, pins on it and a compass beside it. */
export function RouteMap({ variant }: { variant: number }) {
  return (
    <Frame sky={skyOf(variant)} horizon={190}>
      <path fill={INDIGO} d="M0 178l70-46 62 34 66-58 84 66 70-40 128 50v56H0z" opacity="0.45" />
      <path fill={NIGHT} d="M0 206q120-18 240-6t240-4v44H0z" />
      <g transform="rotate(-3 255 130)">
        <path fill="#0000002e" d="M136 66h244l10 134H128z" />
        <path fill={PAPER} d="M132 58l62 10 62-10 62 10 62-10v128l-62 10-62-10-62 10-62-10z" />
        <path fill="#eaddc1" d="M194 68v128l62-10V58zM318 68v128l62-10V58z" />
        <path fill="#a9cfc2" d="M132 148q34-14 62 4t62 2v32l-62 10-62-10z" />
        <path fill={PINE} opacity="0.75" d="M256 96q30-12 62 6t62-8v34q-30 14-62 4t-62 2z" />
        <path
          fill="none"
          stroke={INDIGO}
          strokeWidth="3.5"
          strokeDasharray="1 9"
          strokeLinecap="round"
          d="M158 122q26-40 62-14t50 36q34 18 48-18t38-30"
        />
        <path fill={INDIGO} d="M158 92a12 12 0 0112 12q0 10-12 22-12-12-12-22a12 12 0 0112-12z" />
        <path fill={MARIGOLD} d="M356 60a15 15 0 0115 15q0 12-15 28-15-16-15-28a15 15 0 0115-15z" />
        <circle cx="158" cy="104" r="4.5" fill={PAPER} />
        <circle cx="356" cy="75" r="5.5" fill={PAPER} />
      </g>
      <g transform="translate(400 186)">
        <circle r="27" fill={WOODEN} />
        <circle r="21" fill={PAPER} />
        <path fill={MARIGOLD} d="M-2 -17l8 15-8 4z" />
        <path fill={INDIGO} d="M2 17l-8-15 8-4z" />
      </g>
    </Frame>
  );
}

const WOODEN = '#b98a4a';
