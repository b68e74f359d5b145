import { ServiceFrame, type ServiceView } from './frame.tsx';

/** Two chairs, a desk, a question and its answer. */
export const Conversation = ({ view }: { view: ServiceView }) => (
  <ServiceFrame
    view={view}
    sky={['#4a3b6e', '#7c5c8c', '#b98799', '#e9b795', '#f8dca6']}
    hills="#8d6f96"
    ground="#3d2f58"
  >
    <path fill="#fbf6ea" d="M152 46h84q8 0 8 8v38q0 8-8 8h-54l-16 16v-16h-14q-8 0-8-8V54q0-8 8-8z" />
    <path fill="#383b80" d="M160 60h60v6h-60zm0 14h68v6h-68zm0 14h36v6h-36z" />
    <path fill="#f0a020" d="M268 70h62q8 0 8 8v30q0 8-8 8h-10v14l-14-14h-38q-8 0-8-8V78q0-8 8-8z" />
    <path fill="#6f4200" d="M276 84h46v5h-46zm0 12h34v5h-34z" />
    <path fill="#1b1b40" d="M178 168h124v8H178zm8 8h8v34h-8zm100 0h8v34h-8z" />
    <path fill="#fbf6ea" d="M222 160h34v8h-34z" />
    <path fill="#14142e" d="M140 138h7v40h30v7h-28l-4 25h-6zm200 0h-7v40h-30v7h28l4 25h6z" />
    <circle cx="162" cy="140" r="11" fill="#e2b48a" />
    <path fill="#2f6b5a" d="M149 178q-2-24 13-24t15 24z" />
    <circle cx="318" cy="144" r="11" fill="#c98f66" />
    <path fill="#383b80" d="M303 180q0-22 15-22t13 22z" />
    <path
      fill="#14142e"
      d="M151 138q-2-12 11-12t11 10q-8-2-11-5-5 5-11 7zm156 4q0-12 11-12 12 0 11 14-4-6-9-8-6 5-13 6z"
    />
  </ServiceFrame>
);
