import { HttpError } from 'ra-core';

/** The faults of a refused request by field, or its sentence under ''. */
export function faultsOfAnswer(error: unknown): Readonly<Record<string, string>> {
  const errors =
    error instanceof HttpError
      ? (error.body as { errors?: Record<string, string> } | null)?.errors
      : undefined;
  return errors && Object.keys(errors).length > 0 ? errors : { '': (error as Error).message };
}
