import type { Applications } from '../domain/applications/facade.ts';

/** The job that mails the office what students have answered, when it is due. */
export const tellOffice =
  ({ applications }: { applications: Pick<Applications, 'tellOffice'> }) =>
  (): Promise<void> =>
    applications.tellOffice();
