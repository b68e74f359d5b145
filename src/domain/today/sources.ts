import { cases } from './cases.ts';
import type { QueueSource } from './source.ts';

/** Everything that the queue is made of. */
export const SOURCES: readonly QueueSource[] = [cases];
