import * as z from 'zod';
import { MAX_EMAIL_LENGTH } from './account-rules.ts';
import { DEFAULT_MARITAL_STATUS, MARITAL_STATUSES, TEXT_FIELDS, type TextField } from './application-form.ts';
import { whole } from './whole-numbers.ts';

const longest = (field: TextField) => TEXT_FIELDS.find(({ name }) => name === field)!.maxLength;
const text = (field: TextField) => z.string().trim().max(longest(field)).default('');
const id = whole.min(1).nullable().default(null);

/** A case that staff begin for a student who came to the office. */
export const enterCaseSchema = z
  .object({
    ticket: z.uuid().meta({ description: 'Made by the screen: the same ticket again begins nothing' }),
    enquiry: z.uuid().nullable().default(null).meta({ description: 'Id of the enquiry that becomes a case' }),
    email: z.string().trim().min(1, 'Enter an e-mail address.').max(MAX_EMAIL_LENGTH).meta({
      description: 'Of the student. The case belongs to the account with this address, or to a new one',
    }),
    first_name: text('first_name'),
    last_name: text('last_name'),
    contact: text('contact').meta({ description: 'Mobile number' }),
    address: text('address'),
    test_type: text('test_type'),
    overall_score: text('overall_score'),
    last_academic_qualification: text('last_academic_qualification'),
    marital_status: z.enum(MARITAL_STATUSES).default(DEFAULT_MARITAL_STATUS),
    course: id.meta({ description: 'Id of a course' }),
    university: id.meta({ description: 'Id of a university; a course decides it' }),
    preferred_course: z.string().trim().max(500).default('').meta({
      description: 'In words, if it is not in the catalogue',
    }),
    intake: z.string().trim().max(7).default('').meta({ description: 'An intake of the course, as 2027-02' }),
    agreed: z.literal(true, 'Ask the student first: they have to agree to the privacy policy.').meta({
      description: 'The student has agreed to the privacy policy in the office',
    }),
  })
  .meta({ id: 'EnterCase' });
export type EnterCase = z.output<typeof enterCaseSchema>;
