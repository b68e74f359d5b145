import * as z from 'zod';

export const intakeSchema = z
  .object({
    id: z.int(),
    month: z.string().meta({ description: "English month name, 'February'" }),
    year: z.int(),
    deadline: z.iso.date().nullable(),
  })
  .meta({ id: 'Intake' });
export type Intake = z.infer<typeof intakeSchema>;

export const datedIntakeSchema = intakeSchema
  .extend({
    open: z
      .boolean()
      .meta({ description: 'Whether one can apply today, Nepal time; as isOpenIntake defines it' }),
  })
  .meta({ id: 'DatedIntake' });
export type DatedIntake = z.infer<typeof datedIntakeSchema>;
