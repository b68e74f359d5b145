import { classOf, placeOf, type Fault } from '../../domain/faults/policy.ts';
import type { Log, LogFields } from '../../platform/log.ts';
import { currentRequestId } from '../../platform/request-id.ts';

/** Errors of requests that have no answer yet. Above this number the oldest is forgotten. */
const MOST_OPEN = 500;

type Record = (fault: Fault, reference?: string) => void;
type Details = Pick<Fault, 'kind' | 'place'>;

interface Options {
  /** The pattern of a path. */
  routeOf: (pathname: string | undefined) => string;
  /** Who is told each error. */
  tell: Record;
}

/** A log like `log` that also tells its errors, with the route and the status of the request that had them. */
export function watchFaults(log: Log, { routeOf, tell }: Options) {
  const open = new Map<string, Details>();
  const onError = (fields: LogFields, message: string) => {
    const details = { kind: sentence(message, fields.error), place: placeOf(fields.error) };
    const requestId = fields.requestId ?? currentRequestId();
    if (requestId === undefined) {
      const route = fields.job === undefined ? (fields.component ?? '') : `job ${fields.job}`;
      return tell({ source: 'server', method: '', route, status: null, ...details });
    }
    const [oldest] = open.keys();
    if (oldest !== undefined && open.size >= MOST_OPEN) open.delete(oldest);
    // The first error of a request is the cause of the others.
    if (!open.has(requestId)) open.set(requestId, details);
  };
  const watched: Log = {
    ...log,
    warn(fields, message) {
      log.warn(fields, message);
      if (fields.component?.startsWith('browser.')) tell(browserFault(fields), fields.requestId);
    },
    error(fields, message) {
      log.error(fields, message);
      onError(fields, message);
    },
  };
  return {
    log: watched,
    /** Called with each answered request. */
    answered(method: string, pathname: string | undefined, status: number, requestId: string): void {
      const details = open.get(requestId);
      if (details) open.delete(requestId);
      // A load balancer asks /readyz every few seconds; `readyz` lines of the log say why it is not ready.
      if ((status < 500 && !details) || pathname === '/readyz') return;
      const unknown = { kind: `Answered with ${status}`, place: '' };
      tell(
        { source: 'server', method, route: routeOf(pathname), status, ...(details ?? unknown) },
        requestId,
      );
    },
  };
}

const sentence = (message: string, error: unknown): string =>
  [message, classOf(error)].filter(Boolean).join(': ');

/** The error's name, message and position are on allow-lists already (browser-errors/error-text.ts). */
function browserFault({ component = '', path = '', error }: LogFields): Fault {
  const { name, message, stack = '' } = error as Error;
  const part = component.slice('browser.'.length);
  const place = stack.split('\n')[0] ?? '';
  return {
    source: 'browser',
    method: '',
    route: path,
    status: null,
    kind: `${name}: ${message} (${part})`,
    place,
  };
}
