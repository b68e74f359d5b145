import { AsyncLocalStorage } from 'node:async_hooks';

/** Where the request comes from that is being answered. */
export interface RequestOrigin {
  /** IP address of the client; IPv6 shortened to its network (/64). */
  address: string;
  /** User-Agent as it was sent. */
  agent: string;
  /** Method and path pattern of the call, as 'POST /api/user/login/'. */
  call: string;
}

const origins = new AsyncLocalStorage<RequestOrigin>();

/** Does the work of a request; `currentOrigin` answers with its origin in everything the work awaits. */
export const withOrigin = <T>(origin: RequestOrigin, work: () => T): T => origins.run(origin, work);

/** Undefined outside requests: in jobs, at the start, on the command line. */
export const currentOrigin = (): RequestOrigin | undefined => origins.getStore();
