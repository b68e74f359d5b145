import * as z from 'zod';
import { libraryPicture } from '../pictures.ts';
import { campusPlace } from './campus.ts';
import { englishScores } from './english-scores.ts';
import {
  keyField,
  lineField,
  nameField,
  picturesField,
  proseField,
  recordField,
  refuseTwins,
} from './parts.ts';

const ranking = z.object({
  key: keyField,
  rank_source: nameField('Ranking', 'As the publisher calls it: “QS World University Rankings”.'),
  rank_value: z
    .string()
    .trim()
    .min(1, 'Enter the rank.')
    .max(40)
    .meta({ title: 'Rank', description: 'As published: “42”, “201-250”, “=17”.' }),
  rank_year: z.int().min(1990).max(2100).nullable().default(null).meta({ title: 'Year' }),
});

const campus = z.object({
  key: keyField,
  campus_location: nameField('Campus'),
  ...campusPlace,
});

/** A university as staff edit it. */
export const universityForm = z
  .object({
    university_name: nameField('Name', 'As visitors see it.'),
    country_id: recordField('Country', 'country'),
    city_id: recordField('City', 'city', 'A city of the same country.').nullable().default(null),
    website: z
      .url({ protocol: /^https?$/, error: 'Enter a web address that starts with https://.' })
      .max(500)
      .nullable()
      .default(null)
      .meta({ title: 'Website' }),
    email: z
      .email('Enter an e-mail address, for instance info@example.com.')
      .max(254)
      .nullable()
      .default(null)
      .meta({ title: 'E-mail address', description: 'Of its office for international students.' }),
    description: proseField(
      'Description',
      'What a student should know first. An empty line starts a paragraph.',
    ),
    logo: libraryPicture
      .nullable()
      .default(null)
      .meta({ title: 'Logo', description: 'Shown in lists.', input: 'picture' }),
    images: picturesField('The first one is shown in lists.'),
    rankings: z.array(ranking).max(50).default([]).meta({ title: 'Rankings', item: 'ranking' }),
    campuses: z.array(campus).max(500).default([]).meta({
      title: 'Campuses',
      description: 'A campus that you remove is hidden; courses taught there stay.',
      item: 'campus',
    }),
    english: englishScores('What it asks for in courses that have no scores of their own.'),
    offer_letter_requirement: proseField('For an offer letter', 'Documents and steps.'),
    academic_requirement: proseField('Academic requirements', 'Grades and subjects.'),
    english_language_requirement: proseField('English, in words', 'What the scores do not say.'),
    turnaround_time: lineField('Time to an answer', 'For instance “2 to 4 weeks”.'),
    financial_requirements: proseField('Money to be shown', 'For the offer and the visa.'),
    specific_genuine_student_requirement: proseField(
      'Genuine student',
      'What it asks for beyond the rules of the country.',
    ),
  })
  .superRefine(({ rankings, campuses }, context) => {
    refuseTwins(
      rankings.map(({ rank_source, rank_year }) => `${rank_source.toLowerCase()} ${rank_year}`),
      (index) => ({
        path: ['rankings', index, 'rank_source'],
        message: 'This ranking is in the list twice for the same year. Keep one.',
      }),
      context,
    );
    refuseTwins(
      campuses.map(({ campus_location }) => campus_location.toLowerCase()),
      (index) => ({
        path: ['campuses', index, 'campus_location'],
        message: 'This campus is in the list twice. Keep one.',
      }),
      context,
    );
  });
export type UniversityForm = z.output<typeof universityForm>;
