import { ServiceFrame, type ServiceView } from './frame.tsx';

/** A passport with a boarding pass, and a plane. */
export const Passport = ({ view }: { view: ServiceView }) => (
  <ServiceFrame
    view={view}
    sky={['#27285c', '#4f4886', '#8f6b9b', '#d38f8c', '#f7c98a']}
    hills="#6b5a94"
    ground="#232353"
  >
    <path
      fill="none"
      stroke="#fff"
      strokeWidth="2"
      strokeDasharray="2 9"
      strokeLinecap="round"
      d="M96 150Q180 60 312 62"
    />
    <path
      fill="#fff"
      d="M360 58l-26-3-12-15h-6l5 15-14 2-5-7h-5l3 11-2 12h5l4-8 15 1-3 16h6l10-17 25-3q4-2 0-4z"
    />
    <path fill="#fbf6ea" d="M208 84l92-14 6 38-92 14z" transform="rotate(8 256 96)" />
    <path fill="#d17c06" d="M216 94l40-6 1 6-40 6zm3 14l56-8 1 5-56 8z" transform="rotate(8 256 96)" />
    <path fill="#1b5e43" d="M176 96h88q8 0 8 8v92q0 8-8 8h-88z" />
    <path fill="#144a35" d="M176 96h12v108h-12z" />
    <circle cx="230" cy="140" r="20" fill="none" stroke="#f8b84a" strokeWidth="4" />
    <path fill="none" stroke="#f8b84a" strokeWidth="3" d="M230 120q-16 20 0 40m0-40q16 20 0 40m-20-20h40" />
    <path fill="#f8b84a" d="M210 176h40v5h-40zm8 10h24v4h-24z" />
    <g fill="none" stroke="#f0a020" strokeWidth="4" transform="rotate(-14 308 158)">
      <rect x="278" y="136" width="62" height="42" rx="6" />
      <path strokeLinecap="round" d="M290 150h38m-38 13h24" />
    </g>
    <path fill="#1b1b40" d="M120 204h230v6H120z" />
  </ServiceFrame>
);
