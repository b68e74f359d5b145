import * as z from 'zod';
import { ENGLISH_TESTS, englishTests, readScore, writeScore } from '../course-limits.ts';
import { keyField, refuseTwins } from './parts.ts';

const englishScore = z
  .object({
    key: keyField,
    test: z.enum(englishTests).meta({
      title: 'Test',
      options: Object.fromEntries(englishTests.map((test) => [test, ENGLISH_TESTS[test].label])),
    }),
    overall: z.number('Enter the score.').meta({ title: 'Overall score' }),
    smallest_band: z.number().nullable().default(null).meta({
      title: 'No section below',
      description: 'Empty if only the overall score counts.',
    }),
  })
  .superRefine(({ test, overall, smallest_band: band }, context) => {
    const score = { test, overall, ...(band !== null && { band }) };
    if (readScore(writeScore(score))) return;
    const { label, least, most, step } = ENGLISH_TESTS[test];
    const message = `${label} has scores from ${least} to ${most} in steps of ${step}, and no section is above the overall score.`;
    context.addIssue({ code: 'custom', path: ['overall'], message });
  });

/** The English scores that admit a student, one row a test. */
export const englishScores = (description: string) =>
  z
    .array(englishScore)
    .max(4)
    .default([])
    .superRefine((scores, context) =>
      refuseTwins(
        scores.map(({ test }) => test),
        (index) => ({ path: [index, 'test'], message: 'This test is in the list twice. Keep one.' }),
        context,
      ),
    )
    .meta({ title: 'English scores', description, item: 'test' });
