import { appointments } from './appointments.ts';
import { cases } from './cases.ts';
import { enquiries } from './enquiries.ts';
import { events } from './events.ts';
import type { QueueSource } from './source.ts';

/** What is in the queue because of the day itself. */
export const OF_THE_DAY: readonly QueueSource[] = [appointments, events];

/** Everything that the queue is made of. */
export const SOURCES: readonly QueueSource[] = [cases, enquiries, ...OF_THE_DAY];
