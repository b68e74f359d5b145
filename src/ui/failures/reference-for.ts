import { newReference } from '../../contract/reference.ts';
import { isReported } from './report.ts';

/**
 * The reference by which staff will find the report of an error; undefined if there will be none. Not in report.ts, which
 * every page loads before it is touched.
 */
export const referenceFor = (error: unknown): string | undefined =>
  isReported(error) ? newReference() : undefined;
