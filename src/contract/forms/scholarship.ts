import * as z from 'zod';
import { keyField, nameField, proseField, recordField, refuseTwins } from './parts.ts';

/** A scholarship as staff edit it. */
export const scholarshipForm = z
  .object({
    scholarship_name: nameField('Name', 'As visitors see it.'),
    university_id: recordField('University', 'university'),
    details: z
      .array(
        z.object({
          key: keyField,
          detail: z
            .string()
            .trim()
            .min(1, 'Write what it pays.')
            .max(2000)
            .meta({ title: 'What it pays', input: 'text' }),
        }),
      )
      .max(50)
      .default([])
      .meta({ title: 'What it pays', description: 'One sentence each.', item: 'sentence' }),
    requirements: proseField('Requirements', 'Who can get it, and how to apply.'),
    covers: z
      .enum(['all', 'some'])
      .default('all')
      .meta({
        title: 'Courses',
        description: 'All: also those that are added later.',
        options: { all: 'All courses of the university', some: 'Only these courses' },
      }),
    courses: z
      .array(z.object({ key: keyField, course_id: recordField('Course', 'course') }))
      .max(2000)
      .default([])
      .meta({
        title: 'Only these courses',
        description: 'Used if it is not for all courses.',
        item: 'course',
      }),
  })
  .superRefine(({ covers, courses }, context) => {
    if (covers === 'some' && courses.length === 0) {
      const message = 'Add the courses that it covers, or choose all courses.';
      context.addIssue({ code: 'custom', path: ['covers'], message });
    }
    refuseTwins(
      courses.map(({ course_id }) => String(course_id)),
      (index) => ({
        path: ['courses', index, 'course_id'],
        message: 'This course is in the list twice. Keep one.',
      }),
      context,
    );
  });
export type ScholarshipForm = z.output<typeof scholarshipForm>;
