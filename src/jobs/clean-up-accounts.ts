import type { Accounts } from '../domain/accounts/facade.ts';

/** Job handler that deletes expired sessions, links and sign-ups once a day. */
export const cleanUpAccounts =
  ({ accounts }: { accounts: Pick<Accounts, 'cleanUp'> }) =>
  (): Promise<void> =>
    accounts.cleanUp();
