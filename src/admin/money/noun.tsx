import Wallet from 'lucide-react/icons/wallet';
import { lazy } from 'react';
import type { Noun } from '../frame/noun.ts';

export const payments: Noun = {
  name: 'payments',
  label: 'Payments',
  group: 'Students',
  icon: <Wallet />,
  right: 'money',
  list: lazy(() => import('./payment-list.tsx')),
  needs: [],
  figures: [],
};
