import type { z } from 'zod';
import { fail, ok, type Result } from '../contract/errors.ts';
import type { FieldFaults } from '../contract/field-faults.ts';
import { faultsIn, formSentence } from '../contract/forms/check.ts';
import type { FormSchema } from '../contract/forms/meta.ts';

/** What a form holds, as its schema reads it. @returns invalid with the sentences that the form itself shows, by path */
export function checkedForm<Schema extends FormSchema>(
  schema: Schema,
  form: unknown,
): Result<z.output<Schema>> {
  const parsed = schema.safeParse(form, { error: formSentence });
  if (parsed.success) return ok(parsed.data);
  const fields: FieldFaults = {};
  for (const { path, message } of faultsIn(parsed.error))
    (fields[path.join('.')] ??= []).push({ code: 'custom', message });
  return fail({ code: 'invalid', fields });
}
