import { Frame } from '../scenes/frame.tsx';
import { randomFrom } from '../seed.ts';
import { INDIGO, MARIGOLD, NIGHT, PAPER, skyOf } from './palette.ts';

const random = randomFrom('snow');
/** Drawn once from a fixed seed, so that every page has the same snow. */
const FLAKES = Array.from(
  { length: 40 },
  () => [Math.round(random() * 480), Math.round(random() * 190), 1 + Math.round(random() * 20) / 10] as const,
);

/** Living abroad: a street of houses in the first snow, lit windows, a person with scarf and bag. */
export function Winter({ variant }: { variant: number }) {
  return (
    <Frame sky={skyOf(variant + 2)} horizon={176}>
      <path fill={INDIGO} d="M44 196V96l46-34 46 34v100zM326 196V86l52-38 52 38v110z" />
      <path fill={NIGHT} d="M136 196V118h78v78zM258 196v-64h68v64zM430 196v-74h50v74zM0 196v-70h44v70z" />
      <path
        fill={PAPER}
        d="M38 100l52-40 52 40v-12L90 48 38 88zM320 90l58-44 58 44V76l-58-42-58 42zM132 120v-8h86v8zM254 134v-8h76v8zM430 124v-8h50v8zM0 128v-8h44v8z"
      />
      <path
        fill="#f8c765"
        d="M64 112h18v22H64zm36 0h18v22h-18zm-36 40h18v22H64zM152 134h16v18h-16zm30 0h16v18h-16zM350 104h18v22h-18zm38 0h18v22h-18zm0 42h18v22h-18zM272 148h14v16h-14zm28 0h14v16h-14zM446 140h16v18h-16zM12 144h16v18H12z"
      />
      <path fill={NIGHT} d="M350 146h20v50h-20zM102 156h18v40h-18zM240 92h5v106h-5zM232 84h21v12h-21z" />
      <path fill="#fff3cf" d="M235 96h15l6 22h-27z" opacity="0.7" />
      <path fill={PAPER} d="M0 194q80-10 160 0t160-4 160 4v46H0z" />
      <path fill="#cfd2ea" d="M0 214q110-14 220-2t260-6v34H0z" />
      <g transform="translate(196 138)">
        <circle cx="20" cy="8" r="10" fill="#7a4a2c" />
        <path fill={INDIGO} d="M10 6a10 10 0 0120 0h3v4H7V6z" />
        <path fill={PINE_COAT} d="M8 22h24l6 42H2z" />
        <path fill={MARIGOLD} d="M8 17h24v7H8zm16 7h7l3 22h-7z" />
        <path fill={NIGHT} d="M9 64h8v14H9zm14 0h8v14h-8z" />
        <path fill={WOODEN} d="M40 40h22v34H40z" />
        <path fill="none" stroke={NIGHT} strokeWidth="3" d="M45 40V26h12v14" />
      </g>
      {FLAKES.map(([x, y, r]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={r} fill="#fff" />
      ))}
    </Frame>
  );
}

const PINE_COAT = '#2c6b52';
const WOODEN = '#b98a4a';
