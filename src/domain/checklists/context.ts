import type { ApplicationContext } from '../applications/context.ts';

/** What checklists need. */
export type ChecklistContext = Pick<ApplicationContext, 'db' | 'clock' | 'mails' | 'publicOrigin'>;
