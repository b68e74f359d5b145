import { ServiceFrame, type ServiceView } from './frame.tsx';

/** Sealed certificates in a folder. */
export const Papers = ({ view }: { view: ServiceView }) => (
  <ServiceFrame
    view={view}
    sky={['#5a3a2c', '#8f5f45', '#c48d63', '#e6bd88', '#f8e2b4']}
    hills="#a8795a"
    ground="#5d3f33"
  >
    <path fill="#27285c" d="M144 92h64l12 14h116v98H144z" />
    <path fill="#eaddc1" d="M176 52l96-8 10 120-96 8z" />
    <path fill="#fbf6ea" d="M198 46h104v130H198z" />
    <path fill="#a7abd4" d="M212 60h48v7h-48zm0 18h76v5h-76zm0 12h76v5h-76zm0 12h60v5h-60z" />
    <circle cx="284" cy="120" r="15" fill="#f0a020" />
    <path fill="#d17c06" d="M274 130l-5 22 9-6 7 8 3-22zm20 0l6 20-9-4-6 8-3-21z" />
    <circle cx="284" cy="120" r="8" fill="#fbf6ea" />
    <path fill="#383b80" d="M144 132h192q6 0 6 6v60q0 6-6 6H144q-6 0-6-6v-60q0-6 6-6z" />
    <path fill="#f0a020" d="M138 148h204v6H138z" />
    <path
      fill="#fbf6ea"
      d="M156 168l8-8 8 8-8 8zm24 0l8-8 8 8-8 8zm24 0l8-8 8 8-8 8zm24 0l8-8 8 8-8 8zm24 0l8-8 8 8-8 8zm24 0l8-8 8 8-8 8zm24 0l8-8 8 8-8 8z"
    />
    <path fill="#3f2a24" d="M110 204h250v6H110z" />
  </ServiceFrame>
);
