import * as z from 'zod';
import { LARGEST_ID } from './ids.ts';

/**
 * A count, version or number of a row in a request. PostgreSQL's integer ends here: a larger one would fail in a
 * query instead of being refused.
 */
export const whole = z.int().min(0).max(LARGEST_ID);
