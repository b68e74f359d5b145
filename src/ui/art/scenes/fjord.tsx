import { Frame, Glints } from './frame.tsx';

const PINNAE = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** Steep walls into still water, a fall, a small boat, a fern. */
export function Fjord() {
  return (
    <Frame sky={['#2f5f73', '#6a9a95', '#b5c79f', '#f4dfa6']} horizon={156}>
      <circle cx="214" cy="112" r="24" fill="#fff4cf" />
      <path fill="#9db7a1" d="M90 162l50-50 26 18 34-30 40 34 30-20 46 48z" />
      <path fill="#f8f3e4" d="M208 162l62-104 12 10 8-4 50 68 16 30z" />
      <path fill="#557f78" d="M270 58l12 10 8-4 50 68 16 30h-86l-6-30 10-18-12-18 8-16-4-10z" />
      <path fill="#3c6a63" d="M0 20l40 22 22 34 26 14 20 36 30 18 22 22H0z" />
      <path fill="#2a5350" d="M0 60l24 18 14 32 32 20 16 26 30 12H0z" />
      <path fill="#346059" d="M480 8l-36 26-18 40-32 20-14 34-34 20-24 20h158z" />
      <path fill="#234945" d="M480 70l-30 20-12 34-36 20-14 18-26 6h118z" />
      <path
        fill="none"
        stroke="#f8f3e4"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M408 92l2 16-5 10 3 22-3 24"
      />
      <path
        fill="none"
        stroke="#f8f3e4"
        strokeWidth="1.5"
        strokeLinecap="round"
        d="M403 120l-1 44M62 80l2 22-3 10 2 30"
      />
      <path fill="#4f8a8b" d="M0 162h480v78H0z" />
      <path fill="#35706f" d="M0 162h150l-30 20-60 14L0 214zM480 162H330l26 18 54 16 70 12z" />
      <path fill="#a9cbb6" d="M214 166h136l-60 56-10-8-12 6z" opacity=".55" />
      <Glints from={170} to={234} x={216} spread={70} colour="#f4dfa6" />
      <path fill="#fbf6ea" d="M176 184h30l-4-10h-9v-6h-5v6h-6z" />
      <path fill="#14142e" d="M166 184h50l-8 9h-36z" />
      <g fill="none" stroke="#12332f" strokeWidth="4" strokeLinecap="round">
        <path d="M480 236q-70-10-112-62" />
        <path
          d={PINNAE.map((i) => {
            const x = 462 - i * 11;
            const y = 233 - i * i * 0.62 - i * 1.6;
            const long = 34 - i * 3;
            return `M${x} ${Math.round(y)}l${-Math.round(long * 0.15)} ${-long}M${x} ${Math.round(y)}l${-long} ${Math.round(long * 0.35)}`;
          }).join('')}
        />
      </g>
    </Frame>
  );
}
