import { ServiceFrame, type ServiceView } from './frame.tsx';

/** A house with a lit lamp and a suitcase at the door. */
export const Lodging = ({ view }: { view: ServiceView }) => (
  <ServiceFrame
    view={view}
    sky={['#2f3069', '#5a4f8c', '#a0739a', '#e3a285', '#f9d28f']}
    hills="#6d5c94"
    ground="#2b3a55"
  >
    <circle cx="112" cy="98" r="24" fill="#fff0c8" />
    <path fill="#f5ecd8" d="M176 110h116v88H176z" />
    <path fill="#eaddc1" d="M256 110h36v88h-36z" />
    <path fill="#8a4a3a" d="M164 114l70-60 70 60-8 8-62-52-62 52z" />
    <path fill="#6b382f" d="M268 66h16v34l-16-14z" />
    <path fill="#ffd98a" d="M188 124h30v26h-30zM246 124h30v26h-30z" />
    <path
      fill="none"
      stroke="#6b382f"
      strokeWidth="3"
      d="M188 124h30v26h-30zm15 0v26m-15-13h30m28-13h30v26h-30zm15 0v26m-15-13h30"
    />
    <path fill="#27285c" d="M218 160h30v38h-30z" />
    <circle cx="242" cy="180" r="2.4" fill="#f0a020" />
    <path fill="#ffd98a" d="M227 94a7 7 0 0114 0v6h-14z" />
    <path fill="#1b2740" d="M140 198h200v6H140z" />
    <path fill="#fddc9b" d="M216 204h34l22 26h-78z" opacity=".75" />
    <path fill="none" stroke="#8a5200" strokeWidth="4" d="M306 166v-9q0-4 4-4h12q4 0 4 4v9" />
    <rect x="294" y="166" width="44" height="34" rx="5" fill="#f0a020" />
    <path fill="#8a5200" d="M302 166h5v34h-5zm23 0h5v34h-5z" />
    <path
      fill="#1f4a3c"
      d="M134 198q-8-12 2-22-4-14 10-20 14 4 12 20 10 10 2 22zM346 198q-6-8 2-16 0-10 10-12 10 4 8 14 6 6 2 14z"
    />
  </ServiceFrame>
);
