import type { ServerResponse } from 'node:http';
import type { Log } from '../../platform/log.ts';
import { createReadiness, type Checks, type Details } from '../readiness.ts';
import { sendJson, sendText } from './send.ts';

export interface HealthOptions {
  checks: Checks;
  details?: Details | undefined;
  log: Log;
  /** Whether this process was told to stop. Unset: it never is. */
  stopping?: (() => boolean) | undefined;
}

/**
 * Answers /healthz and /readyz. A process that stops is not ready from then on, so that a balancer sends it nothing more,
 * while it still answers everything. @returns undefined for any other address
 */
export function createHealth({ checks, details, log, stopping = () => false }: HealthOptions) {
  const readiness = createReadiness(checks, log, details);
  const answerReady = async (response: ServerResponse): Promise<void> => {
    if (stopping()) return sendJson(response, 503, { ready: false, process: 'stopping' });
    const { ready, parts, details: more } = await readiness();
    sendJson(response, ready ? 200 : 503, { ready, ...parts, ...more });
  };
  return (
    pathname: string,
    method: string | undefined,
    response: ServerResponse,
  ): Promise<void> | undefined => {
    if (pathname !== '/readyz' && pathname !== '/healthz') return undefined;
    if (method !== 'GET' && method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD');
      sendText(response, 405, 'Method not allowed');
    } else if (pathname === '/readyz') return answerReady(response);
    else sendText(response, 200, 'ok');
    return Promise.resolve();
  };
}
