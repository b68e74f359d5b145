import { DEFAULT_LIMITS } from '../../platform/files/multipart.ts';

/** Limits on the time and number of connections. Times are milliseconds. */
export interface ConnectionLimits {
  /** For the headers of a request, from their first byte; for the first request, from connecting. */
  headersMs: number;
  /** For the body of a request that is not a form with files. The API itself answers with 408 after 30 s. */
  bodyMs: number;
  /** For a form with files. multipart.ts has a shorter limit; this is a safeguard. */
  uploadMs: number;
  /** For a body that is still arriving after the response was sent. Long enough for the client to read the response. */
  lingerMs: number;
  /** Between two requests. */
  idleMs: number;
  /** A client that reads fewer than `bytes` of its response in `ms` is disconnected. */
  slowestAnswer: { bytes: number; ms: number };
  /** Simultaneous connections of one address (IPv4, or the /64 of IPv6). */
  perAddress: number;
  /** Simultaneous connections in total. */
  total: number;
  /** Further connections that are accepted only to answer health checks and to refuse other requests. */
  spare: number;
  /** After this time such a connection is closed. */
  refusedMs: number;
  /** Interval at which all connections are checked. */
  checkMs: number;
}

/**
 * A browser opens six connections, so 100 are enough for a classroom behind one address; idle connections are closed when
 * new ones need their place. 2,000 in total, together with the files of uploads, stay well below the usual limit of 4,096
 * open files of a service.
 */
export const CONNECTION_LIMITS: ConnectionLimits = {
  headersMs: 20_000,
  bodyMs: 35_000,
  uploadMs: DEFAULT_LIMITS.longestMs + 300_000,
  lingerMs: 2_000,
  idleMs: 65_000,
  slowestAnswer: { bytes: 64 * 1024, ms: 120_000 },
  perAddress: 100,
  total: 2_000,
  spare: 64,
  refusedMs: 5_000,
  checkMs: 1_000,
};
