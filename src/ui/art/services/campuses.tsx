import { ServiceFrame, type ServiceView } from './frame.tsx';

/** Three universities on a hill; one is highlighted. */
export const Campuses = ({ view }: { view: ServiceView }) => (
  <ServiceFrame
    view={view}
    sky={['#383b80', '#6f649c', '#b0889f', '#e8b58d', '#fbdca0']}
    hills="#7d6f9f"
    ground="#3a3670"
  >
    <path fill="#57508c" d="M126 186v-58h16v-14h34v14h18v58zM300 186v-52l28-20 28 20v52z" />
    <path
      fill="#8a84b6"
      d="M136 138h8v14h-8zm16 0h8v14h-8zm16 0h8v14h-8zm-32 22h8v14h-8zm16 0h8v14h-8zm16 0h8v14h-8zm144-18h8v14h-8zm20 0h8v14h-8zm-20 22h8v14h-8zm20 0h8v14h-8z"
    />
    <path fill="#fbf6ea" d="M184 198v-84h112v84z" />
    <path fill="#27285c" d="M174 116l66-42 66 42zM178 198h124v8H178z" />
    <circle cx="240" cy="100" r="9" fill="#f0a020" />
    <path fill="#cfc6b4" d="M194 124h8v74h-8zm20 0h8v74h-8zm44 0h8v74h-8zm20 0h8v74h-8z" />
    <path fill="#8a5200" d="M230 150q10-12 20 0v48h-20z" />
    <path fill="#27285c" d="M238 42h4v34h-4z" />
    <path fill="#f0a020" d="M242 44h34l-8 9 8 9h-34z" />
    <path fill="#f5dfae" d="M226 206h28l26 34h-80z" />
    <path
      fill="none"
      stroke="#f0a020"
      strokeWidth="4"
      strokeLinecap="round"
      d="M190 130q50 30 100 0"
      strokeDasharray="1 8"
    />
    <path fill="#231f4c" d="M146 206q-6-14 6-22 14 6 10 22zm176 0q-4-18 8-24 14 8 8 24z" />
  </ServiceFrame>
);
