import * as z from 'zod';

/** Wire bodies of errors. Source: WIRE, Django REST Framework's shapes. */
export const errorDetailSchema = z.object({ detail: z.string() }).meta({
  id: 'ErrorDetail',
  description: 'What went wrong, in one sentence',
});
export const fieldErrorsSchema = z.record(z.string(), z.array(z.string())).meta({
  id: 'FieldErrors',
  description: 'What is wrong with each field or parameter, by its name',
});
