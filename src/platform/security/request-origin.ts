import { AsyncLocalStorage } from 'node:async_hooks';

/** Where the current request comes from. */
export interface RequestOrigin {
  /** IP address of the client; IPv6 shortened to its network (/64). */
  address: string;
  /** User-Agent header as sent. */
  agent: string;
  /** Method and path pattern of the call, such as 'POST /api/user/login/'. */
  call: string;
}

const origins = new AsyncLocalStorage<RequestOrigin>();

/** Runs `work`; inside it and everything it awaits, `currentOrigin` returns `origin`. */
export const withOrigin = <T>(origin: RequestOrigin, work: () => T): T => origins.run(origin, work);

/** The origin of the current request; undefined outside requests: in jobs, at start-up, on the command line. */
export const currentOrigin = (): RequestOrigin | undefined => origins.getStore();
