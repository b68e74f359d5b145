import type { Applications } from '../domain/applications/facade.ts';

/** Job handler that sends the office mails about answers of students when they are due. */
export const tellOffice =
  ({ applications }: { applications: Pick<Applications, 'tellOffice'> }) =>
  (): Promise<void> =>
    applications.tellOffice();
