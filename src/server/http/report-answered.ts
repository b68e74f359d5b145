import type { Log } from '../../platform/log.ts';

/** A request that has been answered. */
export interface Answered {
  requestId: string;
  method: string;
  /** Undefined for an invalid address. */
  pathname: string | undefined;
  /** The path without secrets. */
  path: string;
  status: number;
  /** Milliseconds from its headers to the end of its answer. */
  took: number;
}

export type ReportAnswered = (answered: Answered) => void;

export type CountAnswered = (
  method: string,
  pathname: string | undefined,
  status: number,
  ms: number,
  requestId: string,
) => void;

/** Creates the function that counts and logs each answered request, once and in one form, whoever has answered it. */
export function createReport(log: Log, count?: CountAnswered): ReportAnswered {
  return ({ requestId, method, pathname, path, status, took }) => {
    count?.(method, pathname, status, took, requestId);
    log.info({ requestId, method, path, ms: Math.round(took), status }, 'request');
  };
}
