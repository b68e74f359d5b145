import * as z from 'zod';
import { editKindSchema } from '../edits/kinds.ts';
import { describeCall } from './describe.ts';

const expires_at = z.iso.datetime().meta({ description: 'From then on the link no longer works.' });

export const previewEdit = describeCall({
  method: 'post',
  path: '/api/staff/edits/{kind}/{object}/preview/',
  parameters: [
    { name: 'kind', in: 'path', description: 'What it is.', schema: editKindSchema, example: 'article' },
    {
      name: 'object',
      in: 'path',
      description: 'Which one: the name of a document or figure, or the number of a record.',
      schema: z.string().max(100),
      example: '12',
    },
  ],
  answer: z.object({ address: z.string(), expires_at }).meta({ id: 'PreviewLink' }),
});

export const openPreviews = describeCall({
  method: 'post',
  path: '/api/staff/previews/open/',
  answer: z.object({ expires_at }).meta({ id: 'PreviewPass' }),
});
