import { Frame } from '../scenes/frame.tsx';
import { INDIGO, MARIGOLD, NIGHT, PAPER, PINE, skyOf, WOOD, WOOD_DARK } from './palette.ts';

const COIN = '#f8c765';

/** Money: a khutruke (the clay money pot of Nepali households), coins and an open account book. */
export function Savings({ variant }: { variant: number }) {
  return (
    <Frame sky={skyOf(variant)} horizon={184}>
      <path fill={INDIGO} opacity="0.4" d="M0 186l80-60 66 40 78-72 92 82 70-34 94 46v30H0z" />
      <path fill={WOOD} d="M0 184h480v56H0z" />
      <path fill={WOOD_DARK} d="M0 184h480v8H0z" />
      <path fill="#0000002e" d="M150 206q50-14 110 0-50 12-110 0z" />
      <path
        fill="#b5653a"
        d="M206 66q10-12 20 0 4 8 0 14 46 12 46 62 0 44-34 62h-44q-34-18-34-62 0-50 46-62-4-6 0-14z"
      />
      <path fill="#94492a" d="M226 80q46 12 46 62 0 44-34 62h-14q30-30 24-74-4-34-22-50z" />
      <path fill={NIGHT} d="M190 104h46v6h-46z" />
      <path
        fill="none"
        stroke="#f3d9a8"
        strokeWidth="3"
        d="M163 138l9 10 9-10 9 10 9-10 9 10 9-10 9 10 9-10 9 10 9-10 9 10 8-9"
      />
      <g fill={COIN} stroke="#d17c06" strokeWidth="2">
        <ellipse cx="306" cy="204" rx="26" ry="8" />
        <ellipse cx="308" cy="195" rx="26" ry="8" />
        <ellipse cx="305" cy="186" rx="26" ry="8" />
        <ellipse cx="307" cy="177" rx="26" ry="8" />
        <circle cx="213" cy="88" r="13" />
      </g>
      <path fill={PAPER} d="M340 172q30-12 54 2 24-14 54-2v38q-30-10-54 4-24-14-54-4z" />
      <path
        fill="none"
        stroke="#b9b3c9"
        strokeWidth="3"
        d="M350 182q18-6 34 2M350 194q18-6 34 2M404 184q18-8 34-2M404 196q18-8 34-2"
      />
      <path stroke={INDIGO} strokeWidth="2" d="M394 174v40" />
      <path fill={PINE} d="M86 186q-20-22-14-52 22 16 18 52zm8 0q-2-30 20-44 8 28-12 44z" />
      <path
        fill={MARIGOLD}
        d="M72 134a12 12 0 1124 0 12 12 0 11-24 0zm34 6a10 10 0 1120 0 10 10 0 11-20 0z"
      />
      <path fill="#94492a" d="M70 184h48l-6 30H76z" />
    </Frame>
  );
}
