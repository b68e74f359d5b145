import { ok, type Result } from '../../contract/errors.ts';

/** A success with a sentence for people, as some answers have one. */
export const withDetail = <T extends object>(
  result: Result<T>,
  detail: string,
): Result<T & { detail: string }> => (result.ok ? ok({ ...result.value, detail }) : result);
