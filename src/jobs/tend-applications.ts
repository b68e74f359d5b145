import type { Applications } from '../domain/applications/facade.ts';

/** The job that looks after the documents of applications every hour. */
export const tendApplications =
  ({ applications }: { applications: Pick<Applications, 'tend'> }) =>
  (): Promise<void> =>
    applications.tend();
