import * as z from 'zod';
import {
  ACCEPTED_EXTENSIONS,
  CASE_EXTENSIONS,
  DOCUMENT_GROUPS,
  EARLIER_DOCUMENTS,
  MARITAL_STATUSES,
  TEXT_FIELDS,
  WITH_MESSAGE,
} from '../application-form.ts';
import {
  applicationListSchema,
  applicationSchema,
  ownNewsSchema,
  submissionAnswerSchema,
} from '../applications.ts';
import { moveSchema, noteSchema, seenSchema } from '../case-messages.ts';
import { ownChecklistSchema } from '../checklists.ts';
import { reusableSchema } from '../reusable.ts';
import { describeCall } from './describe.ts';
import { DOCUMENT_TYPES, PAGING, pathDocument, pathUuid, queryParameter } from './parameters.ts';

const texts = Object.fromEntries(
  TEXT_FIELDS.map(({ name, label, maxLength }) => [
    name,
    z.string().max(maxLength).optional().meta({ description: label }),
  ]),
);

/** Fields of the forms for documents. @param accepted the extensions that the form takes */
const documentFiles = (accepted: readonly string[]) => ({
  [EARLIER_DOCUMENTS]: z.string().optional().meta({
    description: "Documents of the student's earlier cases to take along: their ids, separated by commas",
  }),
  ...Object.fromEntries(
    DOCUMENT_GROUPS.map(({ name, label }) => [
      `${name}[0][file]`,
      z
        .file()
        .optional()
        .meta({ description: `${label}: one of ${accepted.join(', ')}. More of them as [1], [2], …` }),
    ]),
  ),
});

export const createApplication = describeCall({
  method: 'post',
  path: '/api/app/application-create/',
  form: z.object({
    ...texts,
    preferred_course: z.string().optional().meta({ description: 'Id of a course, or its name' }),
    preferred_university: z.string().optional().meta({ description: 'Id of a university, or its name' }),
    intake: z.string().optional().meta({
      description: "First month of study, '2027-02': an open intake of the course. Empty: not sure yet",
    }),
    marital_status: z.enum(MARITAL_STATUSES).optional().meta({ description: 'Married? No when left out' }),
    ...documentFiles(ACCEPTED_EXTENSIONS),
  }),
  status: 201,
  answer: submissionAnswerSchema,
});

export const listOwnApplications = describeCall({
  method: 'get',
  path: '/api/user/applications/',
  parameters: [...PAGING, queryParameter('course', 'Only those for this course.', z.int().min(1), '12')],
  answer: applicationListSchema,
});

export const readOwnApplication = describeCall({
  method: 'get',
  path: '/api/user/applications/{id}/',
  parameters: [pathUuid('application')],
  answer: applicationSchema,
});

export const readOwnChecklist = describeCall({
  method: 'get',
  path: '/api/user/applications/{id}/checklist/',
  parameters: [pathUuid('application')],
  answer: ownChecklistSchema,
});

export const moveOwnApplication = describeCall({
  method: 'post',
  path: '/api/user/applications/{id}/move/',
  parameters: [pathUuid('application')],
  body: moveSchema,
  answer: applicationSchema,
});

export const writeOwnNote = describeCall({
  method: 'post',
  path: '/api/user/applications/{id}/note/',
  parameters: [pathUuid('application')],
  body: noteSchema,
  answer: applicationSchema,
});

export const keepOwnApplication = describeCall({
  method: 'post',
  path: '/api/user/applications/{id}/keep/',
  parameters: [pathUuid('application')],
  answer: applicationSchema,
});

export const markOwnApplicationSeen = describeCall({
  method: 'post',
  path: '/api/user/applications/{id}/seen/',
  parameters: [pathUuid('application')],
  body: seenSchema,
  answer: applicationSchema,
});

export const readOwnNews = describeCall({
  method: 'get',
  path: '/api/user/news/',
  answer: ownNewsSchema,
});

export const addOwnDocuments = describeCall({
  method: 'post',
  path: '/api/user/applications/{id}/documents/',
  parameters: [pathUuid('application')],
  form: z.object({
    ...documentFiles(CASE_EXTENSIONS),
    [WITH_MESSAGE]: z.enum(['last']).optional().meta({
      description: "'last': they are part of the student's last message, if that is not older than an hour",
    }),
  }),
  answer: applicationSchema,
});

export const downloadOwnDocument = describeCall({
  method: 'get',
  path: '/api/user/applications/{id}/documents/{document}/',
  parameters: [pathUuid('application'), pathDocument],
  files: DOCUMENT_TYPES,
});

export const readReusable = describeCall({
  method: 'get',
  path: '/api/user/reusable/',
  answer: reusableSchema,
});
