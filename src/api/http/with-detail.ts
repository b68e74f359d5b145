import { ok, type Result } from '../../contract/errors.ts';

/** A successful answer with a sentence for people. */
export const withDetail = <T extends object>(
  result: Result<T>,
  detail: string,
): Result<T & { detail: string }> => (result.ok ? ok({ ...result.value, detail }) : result);
