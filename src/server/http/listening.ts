import { StartError } from '../../platform/start-error.ts';

/** Why the server cannot listen and what to do, by error code. */
const FAULTS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'another process listens there: stop it or set PORT',
  EACCES: 'this user may not use ports below 1024: set PORT to a higher one and let a proxy listen there',
  EADDRNOTAVAIL: 'this machine does not have that address: correct HOST',
  ENOTFOUND: 'that name is unknown: correct HOST',
};

/** A StartError for a server that cannot listen. Other errors are returned unchanged. */
export function listenRefusal(error: unknown, host: string, port: number): unknown {
  const why = FAULTS[(error as NodeJS.ErrnoException).code ?? ''];
  if (!why) return error;
  return new StartError(`The site cannot listen on ${host} port ${port} because ${why}.`, { cause: error });
}
