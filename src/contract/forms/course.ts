import * as z from 'zod';
import { MONTHS } from '../dates.ts';
import { englishScores } from './english-scores.ts';
import { keyField, lineField, nameField, picturesField, recordField, refuseTwins } from './parts.ts';

const money = (title: string, description: string) =>
  z
    .number()
    .min(0)
    .max(9_999_999_999)
    .refine((amount) => Number.isInteger(Math.round(amount * 1e6) / 1e4), 'At most two decimals.')
    .nullable()
    .default(null)
    .meta({ title, description });

/** An intake as the form has it: a month of study, and until when one can apply. */
export const intakeItem = z
  .object({
    key: keyField,
    month: z
      .int()
      .min(1, 'Enter the month as a number from 1 to 12.')
      .max(12, 'Enter the month as a number from 1 to 12.')
      .meta({ title: 'Month', description: '2 is February.' }),
    year: z.int().min(2000).max(2100).meta({ title: 'Year' }),
    deadline: z.iso.date('Choose a day.').nullable().default(null).meta({
      title: 'Apply until',
      description: 'Empty if there is no fixed day.',
      input: 'day',
    }),
  })
  .superRefine(({ month, year, deadline }, context) => {
    const end = `${year}-${String(month).padStart(2, '0')}-31`;
    if (deadline === null || deadline <= end) return;
    const message = `The last day to apply is after ${MONTHS[month - 1]} ${year}, when the course has begun.`;
    context.addIssue({ code: 'custom', path: ['deadline'], message });
  });

/** A course as staff edit it. */
export const courseForm = z
  .object({
    course_name: nameField('Name', 'As visitors see it.'),
    university_id: recordField('University', 'university'),
    interest_id: recordField('Level', 'level', 'Students filter by it.'),
    specialization_id: recordField('Field of study', 'field', 'Students filter by it.')
      .nullable()
      .default(null),
    field_detail: z
      .string()
      .trim()
      .max(500)
      .default('')
      .meta({ title: 'Narrower subjects', description: 'Searched, and shown on the page of the course.' }),
    course_type: lineField('Type', 'For instance “Vocational”.'),
    duration_weeks: z.int().min(1).max(10_000).nullable().default(null).meta({
      title: 'Duration in weeks',
      description: 'A year of study is 52 weeks.',
    }),
    annual_fees: money('Fee for a year', 'Tuition of one year.'),
    total_fees: money('Fee for the whole course', 'What the university states. It is not calculated.'),
    currency: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z]{3}$/, 'Write the code of the currency in three letters: AUD, GBP, USD.')
      .nullable()
      .default(null)
      .meta({ title: 'Currency', description: 'Three letters: AUD, GBP, USD.' }),
    intakes: z.array(intakeItem).max(60).default([]).meta({ title: 'Intakes', item: 'intake' }),
    campuses: z
      .array(z.object({ key: keyField, campus_id: recordField('Campus', 'campus') }))
      .max(200)
      .default([])
      .meta({ title: 'Taught at', description: 'Campuses of its university.', item: 'campus' }),
    english: englishScores(
      'Only if they differ from those of the university; then they replace all of them.',
    ),
    accreditations: z
      .array(z.object({ key: keyField, accreditation: nameField('Accredited by') }))
      .max(50)
      .default([])
      .meta({ title: 'Accreditations', item: 'accreditation' }),
    images: picturesField('The first one is shown at the top of its page.'),
  })
  .superRefine(({ annual_fees, total_fees, currency, intakes, campuses, accreditations }, context) => {
    if (currency === null && (annual_fees !== null || total_fees !== null)) {
      context.addIssue({ code: 'custom', path: ['currency'], message: 'Fees need a currency.' });
    }
    const twice = (list: string, field: string, what: string) => (index: number) => ({
      path: [list, index, field],
      message: `This ${what} is in the list twice. Keep one.`,
    });
    refuseTwins(
      intakes.map(({ year, month }) => `${year}-${month}`),
      twice('intakes', 'month', 'intake'),
      context,
    );
    refuseTwins(
      campuses.map(({ campus_id }) => String(campus_id)),
      twice('campuses', 'campus_id', 'campus'),
      context,
    );
    refuseTwins(
      accreditations.map(({ accreditation }) => accreditation.toLowerCase()),
      twice('accreditations', 'accreditation', 'accreditation'),
      context,
    );
  });
export type CourseForm = z.output<typeof courseForm>;
