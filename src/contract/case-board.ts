import * as z from 'zod';
import { applicationStateSchema } from './application-states.ts';
import { staffApplicationItemSchema } from './applications.ts';

/** Cards of a column of the board that come with it; more are pages of the list. */
export const BOARD_CARDS = 20;
/** The list as a board: a column for each state that the filters allow. */
export const caseBoardSchema = z
  .object({
    columns: z.array(
      z.object({
        state: applicationStateSchema,
        count: z.int(),
        cards: z.array(staffApplicationItemSchema).meta({
          description: `The first ${BOARD_CARDS}; none for states in which a case has ended, unless the filters name the state`,
        }),
      }),
    ),
  })
  .meta({ id: 'CaseBoard' });
export type CaseBoard = z.infer<typeof caseBoardSchema>;
