import { ServiceFrame, type ServiceView } from './frame.tsx';

/** Headphones, an answer sheet, a pencil and the clock: the four skills on one desk. */
export const Examination = ({ view }: { view: ServiceView }) => (
  <ServiceFrame
    view={view}
    sky={['#27285c', '#464a8c', '#7d7fb0', '#bda9b8', '#f3d7a8']}
    hills="#6a6ba3"
    ground="#2f3069"
  >
    <path fill="#fbf6ea" d="M176 64l92-10 16 140-92 10z" />
    <path
      fill="#a7abd4"
      d="M192 84l66-7 1 6-66 7zm3 24l40-4 1 6-40 4zm2 22l40-4 1 6-40 4zm3 22l40-4 1 6-40 4zm2 22l40-4 1 6-40 4z"
    />
    <path
      fill="none"
      stroke="#1b5e43"
      strokeWidth="5"
      strokeLinecap="round"
      strokeLinejoin="round"
      d="M250 104l5 6 10-14m-13 32l5 6 10-14m-12 32l5 6 10-14"
    />
    <circle cx="260" cy="171" r="6" fill="none" stroke="#8f8a9e" strokeWidth="3" />
    <path fill="none" stroke="#14142e" strokeWidth="8" strokeLinecap="round" d="M130 168q-4-54 38-54t38 54" />
    <rect x="120" y="160" width="22" height="40" rx="9" fill="#f0a020" />
    <rect x="196" y="160" width="22" height="40" rx="9" fill="#f0a020" />
    <path fill="#d17c06" d="M142 166v28q-6 0-6-6v-16q0-6 6-6zm54 0v28q6 0 6-6v-16q0-6-6-6z" />
    <circle cx="322" cy="86" r="30" fill="#f5ecd8" stroke="#14142e" strokeWidth="5" />
    <path fill="none" stroke="#14142e" strokeWidth="4" strokeLinecap="round" d="M322 68v18l13 9" />
    <circle cx="322" cy="86" r="3.5" fill="#d17c06" />
    <path fill="#f8b84a" d="M338 130l10 5-36 68-10-5z" />
    <path fill="#fbeedd" d="M302 198l10 5-11 10z" />
    <path fill="#14142e" d="M302.500 206l4 2-5 5z" />
    <path fill="#bd8593" d="M338 130l4-8q8-1 10 5l-4 8z" />
    <path fill="#1b1b40" d="M100 206h260v6H100z" />
  </ServiceFrame>
);
