import type { z } from 'zod';
import type { FieldFaults } from '../contract/field-faults.ts';

/** The faults of an edit by field; includes fields that may not be set at all. */
export function fieldErrors(error: z.ZodError): FieldFaults {
  const fields: FieldFaults = {};
  for (const issue of error.issues) {
    const names = issue.code === 'unrecognized_keys' ? issue.keys : [issue.path.join('.')];
    for (const name of names) (fields[name] ??= []).push({ code: 'custom', message: issue.message });
  }
  return fields;
}
