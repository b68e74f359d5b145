import type { Call } from './handle-call.ts';

/** Who may read an answer: any site, or only the caller. */
export type Audience = 'public' | 'private';

/** A public read: the same for everybody, cacheable, and readable by scripts of any site. */
export const isPublic = ({ auth = 'none', method }: Call): boolean => auth === 'none' && method === 'get';

export const audienceOf = (calls: readonly Call[]): Audience =>
  calls.every(isPublic) ? 'public' : 'private';
