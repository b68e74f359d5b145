import type { Applications } from '../domain/applications/facade.ts';

/** Job handler that maintains applications every hour: closes idle cases, deletes due documents and left-over files. */
export const cleanUpApplications =
  ({ applications }: { applications: Pick<Applications, 'cleanUp'> }) =>
  (): Promise<void> =>
    applications.cleanUp();
