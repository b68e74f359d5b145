import { routes } from '../../../contract/routes.ts';

/** The pages of an account, in the order of the navigation; `times`: whether they show times. */
export const accountPages = {
  profile: { label: 'Profile', href: routes.account(), times: false },
  applications: { label: 'Applications', href: routes.accountApplications(), times: true },
  events: { label: 'Events', href: routes.accountEvents(), times: true },
  payments: { label: 'Payments', href: routes.accountMoney(), times: false },
  security: { label: 'Security', href: routes.accountSecurity(), times: true },
  data: { label: 'Your data', href: routes.accountData(), times: false },
} as const;
export type AccountPage = keyof typeof accountPages;
