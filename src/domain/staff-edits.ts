import type { z } from 'zod';

/** The faults of an edit by field; a field that may not be set at all is named too. */
export function fieldErrors(error: z.ZodError): Record<string, string[]> {
  const fields: Record<string, string[]> = {};
  for (const issue of error.issues) {
    const names = issue.code === 'unrecognized_keys' ? issue.keys : [issue.path.join('.')];
    for (const name of names) (fields[name] ??= []).push(issue.message);
  }
  return fields;
}
