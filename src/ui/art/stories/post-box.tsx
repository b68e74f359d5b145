import { Frame } from '../scenes/frame.tsx';
import { INDIGO, MARIGOLD, NIGHT, PAPER, PINE, skyOf } from './palette.ts';

/** Applying: a sealed folder with a round stamp, and a paper plane above the hills. */
export function PostBox({ variant }: { variant: number }) {
  return (
    <Frame sky={skyOf(variant)} horizon={186}>
      <path fill={PAPER} opacity="0.85" d="M0 190l58-62 40 26 62-78 74 84 60-44 90 62 96-34v60H0z" />
      <path fill={INDIGO} opacity="0.5" d="M0 196l90-44 80 34 90-26 110 32 110-22v70H0z" />
      <path fill={NIGHT} d="M0 212q120-16 240-6t240-2v36H0z" />
      <g transform="rotate(-4 250 150)">
        <path fill="#00000026" d="M160 96h176v120H160z" />
        <path fill="#f5ecd8" d="M170 74h152v120H170z" />
        <path fill={PAPER} d="M162 84h158v122H162z" />
        <path
          stroke="#b9b3c9"
          strokeWidth="5"
          strokeLinecap="round"
          d="M180 106h92M180 124h122M180 142h110M180 160h70"
        />
        <path fill={MARIGOLD} d="M152 120h90l12-14h82v112H152z" />
        <path fill="#d17c06" d="M152 134h184v84H152z" />
        <g fill="none" stroke={PAPER} strokeWidth="4">
          <circle cx="296" cy="178" r="26" />
          <path d="M281 178l11 11 19-22" strokeLinecap="round" strokeLinejoin="round" />
        </g>
      </g>
      <path
        fill="none"
        stroke={PAPER}
        strokeWidth="2.5"
        strokeDasharray="2 8"
        strokeLinecap="round"
        d="M318 112q34-6 48-34"
      />
      <path fill={PAPER} d="M362 64l66-30-34 62-10-22z" />
      <path fill="#cfd2ea" d="M384 74l44-40-34 62z" />
      <path fill={PINE} d="M88 214q-12-30 10-52 22 22 10 52zm26 0q0-22 20-32 6 20-8 32z" />
    </Frame>
  );
}
