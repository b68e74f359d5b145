import * as z from 'zod';

/** Records that forms refer to, found by typing. */
export const CHOICE_KINDS = [
  'university',
  'course',
  'scholarship',
  'country',
  'city',
  'campus',
  'level',
  'field',
] as const;
export const choiceKindSchema = z.enum(CHOICE_KINDS);
export type ChoiceRecordKind = (typeof CHOICE_KINDS)[number];

export const choicesSchema = z
  .object({
    choices: z.array(
      z.object({
        id: z.int(),
        label: z.string(),
        /** What tells it from others of the same name: its university or country, and whether it is hidden. */
        hint: z.string(),
      }),
    ),
    /** Whether there are more; a longer search finds them. */
    more: z.boolean(),
  })
  .meta({ id: 'Choices' });
export type Choices = z.infer<typeof choicesSchema>;
