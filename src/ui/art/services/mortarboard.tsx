import { ServiceFrame, type ServiceView } from './frame.tsx';

/** A graduate's cap with a garland of marigolds (sayapatri). */
export const Mortarboard = ({ view }: { view: ServiceView }) => (
  <ServiceFrame
    view={view}
    sky={['#1d4a42', '#3c7563', '#7fa583', '#c8c690', '#f8dca6']}
    hills="#4d8a72"
    ground="#1f4f42"
  >
    <circle cx="240" cy="104" r="60" fill="#fff3cf" />
    <path fill="#14142e" d="M188 118l52 22 52-22v36q-20 18-52 18t-52-18z" />
    <path fill="#27285c" d="M136 102l104-42 104 42-104 44z" />
    <path fill="#383b80" d="M136 102l104-42v86z" />
    <path fill="none" stroke="#f0a020" strokeWidth="4" strokeLinejoin="round" d="M240 102l78 14v40" />
    <path fill="#f0a020" d="M313 152h10l5 26h-20z" />
    <circle cx="318" cy="154" r="6" fill="#d17c06" />
    <path fill="none" stroke="#8a5200" strokeWidth="2" d="M142 186q98 50 196 0" />
    <path
      fill="none"
      stroke="#d17c06"
      strokeWidth="17"
      strokeLinecap="round"
      strokeDasharray=".1 19"
      d="M142 186q98 50 196 0"
    />
    <path
      fill="none"
      stroke="#f0a020"
      strokeWidth="13"
      strokeLinecap="round"
      strokeDasharray=".1 19"
      d="M142 185q98 50 196 0"
    />
    <path
      fill="none"
      stroke="#fddc9b"
      strokeWidth="5"
      strokeLinecap="round"
      strokeDasharray=".1 19"
      d="M142 184q98 50 196 0"
    />
  </ServiceFrame>
);
