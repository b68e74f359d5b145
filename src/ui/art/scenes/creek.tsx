import { Frame, Glints } from './frame.tsx';

/** A creek with a dhow, wind-tower houses on the bank, towers behind. */
export function Creek() {
  return (
    <Frame sky={['#33306b', '#6a4f8c', '#b0749a', '#e8a284', '#f9d28f']} horizon={162}>
      <circle cx="196" cy="122" r="32" fill="#fff0c8" />
      <path
        fill="#a77a9c"
        d="M0 168v-40h16v-18h18v26h12v-40l14-8v52h18v-28h20v20h14v-34h8l4-10 4 10h8v60h20v-22h22v26h20v-40h24v-26l12-10v60h26v-40h20v30h14v-52h22v60h18v-26l16-6v30h22v-44h18v30h24v62z"
      />
      <path fill="#4c4081" d="M290 168l4-60 6-6 2-44 4-6 2-38 3-14 3 14 2 38 4 6 2 44 6 6 4 60z" />
      <path fill="#6d5c9e" d="M311 0l3 14 2 38 4 6 2 44 6 6 4 60h-20z" />
      <path fill="#4c4081" d="M236 168V96q12-26 30-28v100zM352 168V88l26-14v94zM390 168v-58h26v58z" />
      <path fill="#6d5c9e" d="M252 168V80q6-8 14-12v100zM366 168V80l12-6v94z" />
      <path
        stroke="#f9d28f"
        strokeWidth="2"
        strokeDasharray="3 6"
        d="M242 108v54m6-54v54M358 94v68m38-44v46m8-46v46m-104-50v50"
      />
      <path
        fill="#d9a877"
        d="M0 174v-34h22v-28h22v28h40v10h24v-30h20v30h40v24zM480 174v-30h-34v-24h-22v24h-30v14h-24v16z"
      />
      <path
        fill="#b07d5a"
        d="M34 112h10v28h-10zM118 120h10v30h-10zM424 120h10v24h-10zM0 166h168v8H0zm370 0h110v8H370z"
      />
      <path
        fill="#4a2f3f"
        d="M25 116h3v14h-3zm6 0h3v14h-3zm80 8h3v14h-3zm5 0h3v14h-3zm320 0h3v12h-3zm5 0h3v12h-3zM8 152h8v14H8zm48-2h8v16h-8zm28 8h8v8h-8zm54 0h8v8h-8zm264 0h8v8h-8zm52-6h8v14h-8z"
      />
      <path fill="#594a8c" d="M0 174h480v66H0z" />
      <path fill="#7b639f" d="M0 174h480v6q-130 10-260 4T0 188z" />
      <Glints from={184} to={236} x={190} spread={60} colour="#f9d28f" />
      <path fill="#fbf6ea" d="M256 188q-4-46 54-76-10 40 0 76z" />
      <path fill="#f0a020" d="M252 188q-22-6-32 0 12-28 34-40z" />
      <path
        fill="none"
        stroke="#2b1d33"
        strokeWidth="2.5"
        strokeLinecap="round"
        d="M256 200V120M238 158l76-50"
      />
      <path fill="#2b1d33" d="M204 192q58 8 124-8-8 26-28 28h-66q-22-2-30-20z" />
      <path fill="none" stroke="#f0a020" strokeWidth="2" d="M212 199q54 6 108-6" />
    </Frame>
  );
}
