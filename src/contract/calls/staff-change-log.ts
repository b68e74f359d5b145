import * as z from 'zod';
import { changeKindSchema, changeLogSchema, logEntrySchema } from '../change-log.ts';
import { describeCall, type Parameter } from './describe.ts';
import { EXAMPLE_IDS, PAGING, queryParameter } from './parameters.ts';

const id = {
  name: 'id',
  in: 'path',
  description: 'Id of the entry.',
  schema: z.string().max(300),
  example: 'c4711',
} as const satisfies Parameter;

export const listChangeLog = describeCall({
  method: 'get',
  path: '/api/staff/change-log/',
  parameters: [
    queryParameter(
      'search',
      'Words, or their beginnings, of what the object is called and of the values before and after; all must match.',
      z.string(),
      'tuition melbourne',
    ),
    queryParameter('person', 'Id of the account that did it.', z.uuid(), EXAMPLE_IDS.person),
    queryParameter('kind', 'What was changed.', changeKindSchema, 'course'),
    queryParameter('object', 'Which one, by its id or name; together with `kind`.', z.string(), '12'),
    queryParameter('from', 'First day in Nepal.', z.iso.date(), '2026-11-20'),
    queryParameter('to', 'Last day in Nepal.', z.iso.date(), '2026-11-22'),
    ...PAGING,
  ],
  answer: changeLogSchema,
});

export const readLogEntry = describeCall({
  method: 'get',
  path: '/api/staff/change-log/{id}/',
  parameters: [id],
  answer: logEntrySchema,
});
