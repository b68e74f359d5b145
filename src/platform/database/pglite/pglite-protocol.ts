import type { RawResult } from './raw-result.ts';

/** Messages between pglite-worker-client.ts and pglite-worker.ts. */
export interface WorkerRequest {
  id: number;
  sql: string | null;
  parameters: readonly (string | null)[];
}

export interface WireError {
  message: string;
  /** SQLSTATE, constraint, table ... as PostgreSQL sent them. */
  fields: Record<string, string>;
}

export type WorkerReply =
  | { kind: 'ready' }
  | { kind: 'result'; id: number; result: RawResult | null }
  | { kind: 'error'; id: number; error: WireError }
  | { kind: 'notification'; channel: string; payload: string };

const FIELDS = [
  'code',
  'severity',
  'detail',
  'hint',
  'schema',
  'table',
  'column',
  'constraint',
  'where',
] as const;

export function toWireError(error: unknown): WireError {
  const source = error as Record<string, unknown>;
  const present = FIELDS.filter((name) => typeof source[name] === 'string');
  return {
    message: error instanceof Error ? error.message : String(error),
    fields: Object.fromEntries(present.map((name) => [name, source[name] as string])),
  };
}

/** An error with the properties that `pg` gives to a DatabaseError. */
export function fromWireError(wire: WireError): Error {
  return Object.assign(new Error(wire.message), { name: 'DatabaseError' }, wire.fields);
}
