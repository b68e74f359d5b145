/** SQLSTATE classes and codes of a server that is stopping, starting, out of resources or read-only. */
const STATES = /^(?:08...|53...|57P0[1-5]|25006)$/;
const NETWORK: ReadonlySet<string> = new Set(
  'ECONNREFUSED ECONNRESET EPIPE ETIMEDOUT EHOSTUNREACH ENETUNREACH ENOTFOUND EAI_AGAIN'.split(' '),
);
/** Messages of `pg` that come without a code. */
const WITHOUT_CODE =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;
/** Error code for every statement after the embedded database's worker has ended. */
export const EMBEDDED_ENDED = 'EMBEDDED_DATABASE_ENDED';

/**
 * True when the database did not answer or could not do its work, so that the same statement may succeed in a minute;
 * false for every error of the statement itself. If the connection is lost during COMMIT, it is unknown whether the
 * transaction was committed.
 */
export function isDatabaseDown(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code === undefined) return WITHOUT_CODE.test(error.message);
  // For example a Unix socket that does not exist or that we may not open.
  if (syscall === 'connect') return true;
  return code === EMBEDDED_ENDED || NETWORK.has(code) || STATES.test(code);
}
