import Mail from 'lucide-react/icons/mail';
import { lazy } from 'react';
import type { Noun } from '../frame/noun.ts';

export const mails: Noun = {
  name: 'mails',
  label: 'Mails',
  group: 'Students',
  icon: <Mail />,
  right: 'mails',
  list: lazy(() => import('./mail-list.tsx')),
  needs: [
    {
      filter: { state: 'dead' },
      sentence: (count) =>
        count === 1 ? 'One mail could not be delivered' : `${count} mails could not be delivered`,
      weight: 'wrong',
    },
  ],
  figures: [{ label: 'Mails on their way', filter: { state: 'waiting' } }],
};
