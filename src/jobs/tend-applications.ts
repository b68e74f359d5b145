import type { Applications } from '../domain/applications/commands.ts';

/** The job that looks after the files of applications every hour. */
export const tendApplications =
  ({ applications }: { applications: Pick<Applications, 'sweep'> }) =>
  (): Promise<void> =>
    applications.sweep();
