import MessageCircleQuestion from 'lucide-react/icons/message-circle-question-mark';
import { lazy } from 'react';
import { OPEN_STAGES } from '../../contract/enquiry-words.ts';
import type { Noun } from '../frame/noun.ts';

export const enquiries: Noun = {
  name: 'enquiries',
  label: 'Enquiries',
  group: 'Students',
  icon: <MessageCircleQuestion />,
  right: 'enquiries',
  list: lazy(() => import('./enquiry-list.tsx')),
  one: lazy(() => import('./enquiry-screen.tsx')),
  needs: [
    {
      filter: { stage: ['new'], suspicious: 'no' },
      sentence: (count) =>
        count === 1 ? 'One new enquiry waits for an answer' : `${count} new enquiries wait for an answer`,
      weight: 'open',
    },
    {
      filter: { due: 'now', stage: OPEN_STAGES },
      sentence: (count) =>
        count === 1 ? 'The next step of one enquiry is due' : `The next steps of ${count} enquiries are due`,
      weight: 'open',
    },
    {
      filter: { stage: ['new'], suspicious: 'yes' },
      sentence: (count) =>
        count === 1
          ? 'One enquiry looks like spam: decide whether it is genuine'
          : `${count} enquiries look like spam: decide whether they are genuine`,
      weight: 'open',
    },
  ],
  figures: [{ label: 'Open enquiries', filter: { stage: OPEN_STAGES } }],
};
