import { routes } from '../../../contract/routes.ts';

/** The pages of an account, in the order of its navigation. */
export const accountPages = {
  profile: { label: 'Profile', href: routes.account() },
  security: { label: 'Security', href: routes.accountSecurity() },
  data: { label: 'Your data', href: routes.accountData() },
} as const;
export type AccountPage = keyof typeof accountPages;
