import { Frame } from './frame.tsx';

/** Buttes and strata in low light, a river far below. */
export function Canyon() {
  return (
    <Frame sky={['#3b2a5c', '#7b4570', '#c2685f', '#eb9a55', '#f9cd7d']} horizon={160}>
      <circle cx="236" cy="118" r="30" fill="#fff0c0" />
      <path fill="#d9825a" d="M0 150l30-4 6-22h52l8 20 60 8 12-6h46l10 8 80 2 22-26h60l10 20 94 8v40H0z" />
      <path fill="#b9573a" d="M262 176l10-18 6-2 4-66 6-2v-12h46v12l6 2 4 64 8 4 14 18z" />
      <path fill="#7d3434" d="M310 76h24v12l6 2 4 64 8 4 14 18h-50l4-46-8-8z" />
      <path fill="#b9573a" d="M118 172l12-14 4-48h8v-8h26v8h8l4 46 14 16z" />
      <path fill="#7d3434" d="M152 102h16v8h8l4 46 14 16h-38l2-34-6-6z" />
      <path
        fill="none"
        stroke="#f3b06a"
        strokeWidth="1.5"
        d="M286 100h22m-24 16h20m-22 16h24m-26 14h22M136 120h14m-16 14h16m-18 14h18"
      />
      <path fill="#c96b42" d="M0 170q70-8 130 2 110 8 190-2 90-6 160 2v68H0z" />
      <path
        fill="#f9cd7d"
        d="M244 172q30 8-6 16-40 10 12 20 40 8 26 32h-62q20-22-16-32-44-14 12-24 26-6 16-12z"
      />
      <path
        fill="#8f3d34"
        d="M0 150l34-4 8 22 40 4 10 16 46 6 8 18 30 6 10 22H0zM480 146l-36 2-8 20-34 4-8 20-44 4-6 18-26 6-6 20h168z"
      />
      <path
        fill="#5b2633"
        d="M0 186l26 2 10 16 40 6 8 14 36 6 4 10H0zM480 188l-30 4-8 16-40 6-6 14-30 4-4 8h118z"
      />
      <path
        fill="none"
        stroke="#d9825a"
        strokeWidth="1.5"
        d="M0 160h30M0 172h36m4 8h36M480 158h-32m32 14h-40m-4 8h-32m-8 18h-44M92 196h42"
      />
      <path
        fill="#3a1a2c"
        d="M58 240v-34h-12q-6 0-6-8v-14h6v14h12v-30q4-6 8 0v38h10v-16h6v18q0 6-6 6H66v26z"
      />
    </Frame>
  );
}
