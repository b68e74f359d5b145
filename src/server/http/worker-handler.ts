import type { RequestListener } from 'node:http';
import { newRequestId } from '../../platform/request-id.ts';
import { cleanPath } from '../pages/page-address.ts';
import { createHealth, type HealthOptions } from './health.ts';
import { createSecurityHeaders } from './security-headers.ts';
import { sendText } from './send.ts';

/** The handler of a process with ROLE=worker, which answers only whether it is healthy. */
export function createWorkerHandler(options: HealthOptions & { publicOrigin: string }): RequestListener {
  const health = createHealth(options);
  const addSecurityHeaders = createSecurityHeaders(options.publicOrigin);
  return (request, response) => {
    const requestId = newRequestId();
    response.setHeader('x-request-id', requestId);
    addSecurityHeaders(response);
    const pathname = cleanPath((request.url ?? '').split('?')[0]!) ?? '';
    const answer = health(pathname, request.method, response);
    if (!answer) return sendText(response, 404, 'This process runs jobs and has no pages.');
    answer.catch((error: unknown) => {
      options.log.error({ requestId, path: pathname, error }, 'A request failed');
      sendText(response, 500, `Unexpected Application Error! Reference: ${requestId}`);
    });
  };
}
