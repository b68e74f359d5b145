import { routes } from '../../../contract/routes.ts';

/** The pages of an account, in the order of its navigation. */
export const accountPages = {
  profile: { label: 'Profile', href: routes.account() },
  applications: { label: 'Applications', href: routes.accountApplications() },
  events: { label: 'Events', href: routes.accountEvents() },
  security: { label: 'Security', href: routes.accountSecurity() },
  data: { label: 'Your data', href: routes.accountData() },
} as const;
export type AccountPage = keyof typeof accountPages;
