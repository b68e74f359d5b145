import type { z } from 'zod';

/** The errors of an edit by field; includes fields that may not be set at all. */
export function fieldErrors(error: z.ZodError): Record<string, string[]> {
  const fields: Record<string, string[]> = {};
  for (const issue of error.issues) {
    const names = issue.code === 'unrecognized_keys' ? issue.keys : [issue.path.join('.')];
    for (const name of names) (fields[name] ??= []).push(issue.message);
  }
  return fields;
}
