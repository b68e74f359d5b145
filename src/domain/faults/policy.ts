import { createHash } from 'node:crypto';

/** An error as it is kept and reported: nothing in it concerns a person. */
export interface Fault {
  source: 'server' | 'browser';
  method: string;
  /** The pattern of the address, never the address. */
  route: string;
  /** Null: not of an answer, but of a job or a browser. */
  status: number | null;
  /** What happened: our sentence and the class and code of the error, never its message. */
  kind: string;
  /** File, line and column in our code; empty if unknown. */
  place: string;
}

/** Days for which errors can be found. */
export const KEPT_DAYS = 14;
/** Kinds of errors that are kept; the oldest give way. Anybody can report errors of a browser. */
export const MOST_KINDS = 1_000;
/** Errors kept in memory while the database does not take them. */
export const MOST_PENDING = 500;

/** Equal for the same error at the same place. */
export const fingerprintOf = ({ source, method, route, status, kind, place }: Fault): string =>
  createHash('sha256')
    .update(JSON.stringify([source, method, route, status, kind, place]))
    .digest('hex')
    .slice(0, 32);

/** The class of an error and the codes that databases and systems give. A message may quote what somebody typed. */
export function classOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  const code: unknown = 'code' in error ? error.code : undefined;
  const name = /^\w{1,60}$/.test(error.name) ? error.name : 'Error';
  return typeof code === 'string' && /^\w{1,40}$/.test(code) ? `${name} ${code}` : name;
}

/** Packages, also as src/server/vite.config.mjs bundles them. */
const OF_PACKAGES = /node_modules|\/packages[~-]/;

/** The innermost position of the stack that is in our code, else the innermost of all. */
export function placeOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  const frames = (error.stack ?? '')
    .split('\n')
    .flatMap((line) => /([\w@.-]+(?:\/[\w@.-]+)*\.[cm]?[jt]sx?:\d+:\d+)/.exec(line)?.[1] ?? []);
  const ours = frames.find((frame) => /(^|\/)(src|dist)\//.test(frame) && !OF_PACKAGES.test(frame));
  const place = (ours ?? frames[0] ?? '').replace(/^.*?(?=(src|dist|node_modules)\/)/, '');
  return place.slice(0, 200);
}
