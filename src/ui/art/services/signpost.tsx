import { ServiceFrame, type ServiceView } from './frame.tsx';

/** A signpost at a fork in the path. */
export const Signpost = ({ view }: { view: ServiceView }) => (
  <ServiceFrame
    view={view}
    sky={['#1f5660', '#458187', '#86b09f', '#cfd3a2', '#f8dca6']}
    hills="#5b9088"
    ground="#24594f"
  >
    <circle cx="334" cy="106" r="26" fill="#fff3cf" />
    <path
      fill="#f5dfae"
      d="M210 240q14-30 0-44-20-14-74-20h20q52 4 76 16 26-12 92-16h22q-66 8-80 24-8 14 12 40z"
    />
    <path fill="#4a3325" d="M226 48h10v156h-10z" />
    <path fill="#f0a020" d="M236 60h70l18 15-18 15h-70z" />
    <path fill="#fbf6ea" d="M226 96h-62l-18 14 18 14h62z" />
    <path fill="#383b80" d="M236 130h54l16 13-16 13h-54z" />
    <path fill="#8a5200" d="M246 72h40v6h-40z" />
    <path fill="#8f8a9e" d="M172 107h44v6h-44z" />
    <path fill="#cfd2ea" d="M246 140h32v6h-32z" />
    <path fill="#4a3325" d="M222 44h18v7h-18z" />
    <path fill="#183f39" d="M214 206q-2-14 6-20 2 8 6 10 4-14 12-16-2 12 2 16 4-6 10-8-2 12-4 18z" />
  </ServiceFrame>
);
