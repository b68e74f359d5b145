import { ServiceFrame, type ServiceView } from './frame.tsx';

/** Rain, and a dry spot under an umbrella. */
export const Umbrella = ({ view }: { view: ServiceView }) => (
  <ServiceFrame
    view={view}
    sky={['#2b3a66', '#48608a', '#7590a8', '#a9bdba', '#e2dcb8']}
    hills="#5f7f93"
    ground="#2a4a55"
  >
    <path
      stroke="#dbe3ea"
      strokeWidth="2"
      strokeLinecap="round"
      d="M60 40l-6 18m50 6l-6 18m-10 40l-6 18m76-106l-6 18m44-32l-6 18m120-20l-6 18m46 4l-6 18m36 30l-6 18m30-70l-6 18m-4 66l-6 18m50-40l-6 18M-60 60l-6 18m-60 20l-6 18m-70-50l-6 18m-60 30l-6 18m300 30l-6 18"
    />
    <path
      fill="#f0a020"
      d="M138 124Q144 52 240 48q96 4 102 76-17-14-34 0-17-14-34 0-17-14-34 0-17-14-34 0-17-14-34 0-17-14-34 0z"
    />
    <path fill="#d17c06" d="M206 124q-2-52 34-76 36 24 34 76-17-14-34 0-17-14-34 0z" />
    <path fill="#14142e" d="M237 38h6v12h-6z" />
    <path
      fill="none"
      stroke="#14142e"
      strokeWidth="5"
      strokeLinecap="round"
      d="M240 120v70q0 12-11 12t-11-12"
    />
    <path fill="#fbf6ea" d="M266 154h54q6 0 6 6v36q0 6-6 6h-54q-6 0-6-6v-36q0-6 6-6z" />
    <path fill="#1b5e43" d="M288 162h10v11h11v10h-11v11h-10v-11h-11v-10h11z" />
    <path fill="none" stroke="#fbf6ea" strokeWidth="4" d="M282 154v-6q0-3 3-3h16q3 0 3 3v6" />
    <path fill="#8fb3b3" d="M130 208q40-6 80 0-40 7-80 0zm140 8q44-6 90 0-46 8-90 0z" />
  </ServiceFrame>
);
