import type * as z from 'zod';
import {
  movedMeanwhileSchema,
  peopleToTellSchema,
  refusalSchema,
  type MovedMeanwhile,
  type PeopleToTellBody,
} from '../../contract/error-bodies.ts';
import type { Refusal } from '../../contract/refusals.ts';

interface RefusalFacts {
  schema: z.ZodType;
  /** Fields besides the sentence and the code. */
  example: object;
}

/** Refusals whose answer has more than a sentence and a code. */
const FACTS: Partial<Record<Refusal, RefusalFacts>> = {
  moved_meanwhile: {
    schema: movedMeanwhileSchema,
    example: {
      state: 'sent_to_university',
      event: 'send_to_university',
      by: 'staff',
      who: 'Sita Shrestha',
      at: '2026-11-22T06:00:00.000Z',
    } satisfies Omit<MovedMeanwhile, 'error' | 'detail' | 'code'>,
  },
  people_to_tell: {
    schema: peopleToTellSchema,
    example: { change: 'moved', registered: 28, waiting: 3 } satisfies Omit<
      PeopleToTellBody,
      'error' | 'detail' | 'code'
    >,
  },
};

/** The documentation of a refusal: its schema, and the fields of its example besides the sentence. */
export const factsOf = (reason: Refusal): RefusalFacts =>
  FACTS[reason] ?? { schema: refusalSchema, example: {} };
