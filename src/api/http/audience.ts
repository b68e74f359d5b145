import type { Call } from './handle-call.ts';

/** Who may read an answer: any site, or the caller alone. */
export type Audience = 'public' | 'private';

/** A read for everybody: the same for all, kept by caches, readable by scripts of any site. */
export const isPublic = ({ auth = 'none', method }: Call): boolean => auth === 'none' && method === 'get';

export const audienceOf = (calls: readonly Call[]): Audience =>
  calls.every(isPublic) ? 'public' : 'private';
