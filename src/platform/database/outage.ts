/** Classes and codes (SQLSTATE) of a server that is going, coming, full, or not the one that takes writes. */
const STATES = /^(?:08...|53...|57P0[1-5]|25006)$/;
const NETWORK: ReadonlySet<string> = new Set(
  'ECONNREFUSED ECONNRESET EPIPE ETIMEDOUT EHOSTUNREACH ENETUNREACH ENOTFOUND EAI_AGAIN'.split(' '),
);
/** What `pg` says without any code. */
const WITHOUT_CODE =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;
/** Code of the embedded database's own end. */
export const EMBEDDED_ENDED = 'EMBEDDED_DATABASE_ENDED';

/**
 * True where the database did not answer or could not do its work, so that the same statement may go through in a minute;
 * false for everything that a statement itself does wrong. After a lost COMMIT nobody knows whether it was done.
 */
export function isDatabaseDown(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code === undefined) return WITHOUT_CODE.test(error.message);
  // A server's socket file that is not there, or not for us.
  if (syscall === 'connect') return true;
  return code === EMBEDDED_ENDED || NETWORK.has(code) || STATES.test(code);
}
