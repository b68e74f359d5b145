import { Frame, Glints } from './frame.tsx';

const HANGERS = [150, 171, 192, 213, 234, 255, 276, 297, 318, 339, 360];
/** y of the arch at x: a parabola through its two feet and its crown. */
const arch = (x: number) => Math.round(62 + ((x - 255) / 145) ** 2 * 92);

/** An arch bridge over a harbour, boats under it. */
export function Harbour() {
  return (
    <Frame sky={['#11495a', '#2b7680', '#74ab9f', '#c9d0a0', '#f6d489']} horizon={158}>
      <circle cx="322" cy="146" r="34" fill="#fff1c4" />
      <path
        fill="#3d8585"
        d="M0 150l34-14 46 4 30-12 42 22 60 2 40 6H0zM480 138l-40-6-28 10-36-2-40 16h144z"
      />
      <path fill="#16606b" d="M0 158h480v82H0z" />
      <path fill="#2a7d80" d="M0 158h480v9q-120 8-240 2T0 172z" />
      <Glints from={166} to={232} x={322} spread={34} colour="#f6d489" />
      <g fill="none" stroke="#0c2f3c">
        <path strokeWidth="5" d="M110 154Q255 -30 400 154" />
        <path strokeWidth="3" d="M110 158Q255 22 400 158" />
        <path strokeWidth="2" d={HANGERS.map((x) => `M${x} ${arch(x) + 4}V133`).join('')} />
        <path strokeWidth="6" d="M0 134h480" />
      </g>
      <path fill="#0c2f3c" d="M96 96h26v72H92zM388 96h26l4 72h-30z" />
      <path fill="#f6d489" d="M103 104h4v10h-4zm9 0h4v10h-4zm284 0h4v10h-4zm9 0h4v10h-4z" />
      <path fill="#fbf6ea" d="M208 196l0-46 26 46zm-4 0l-14 0 14-32zM352 184l0-28 15 28zm-2 0h-9l9-18z" />
      <path fill="#0c2f3c" d="M184 199h56l-8 10h-40zM338 186h32l-5 6h-22z" />
      <path fill="#0a2733" d="M0 240v-44l22-10 20 6 16-8 22 14 18 4 12 16 30 10 26 12z" />
      <path
        fill="#0a2733"
        d="M28 190q-14-8-8-22-14-4-8-18 8-12 20-6 10-10 20 0 14-4 16 10 10 10 0 20-4 10-16 6-8 4-12 0l4 26h-10z"
      />
      <path
        fill="#fbf6ea"
        d="M168 62q8-7 14 0 7-8 15-1-9-2-15 6-6-8-14-5zm34-22q6-5 10 0 5-6 11-1-7-1-11 5-4-6-10-4z"
      />
    </Frame>
  );
}
