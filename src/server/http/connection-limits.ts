import { DEFAULT_LIMITS } from '../../platform/files/multipart.ts';

/** How long connections last and how many there are. Times are milliseconds. */
export interface ConnectionLimits {
  /** The headers of a request, from their first byte; of the first request from connecting. */
  headersMs: number;
  /** The body of a request that is no form with files. The API itself gives up after 30 s, in its own words. */
  bodyMs: number;
  /** A form with files. Reading it ends before (multipart.ts); this ends what does not. */
  uploadMs: number;
  /** A body that goes on arriving after its answer. Long enough for the client to read the answer. */
  lingerMs: number;
  /** Between two requests. */
  idleMs: number;
  /** A client that takes less of its answer than `bytes` in `ms` is let go of. */
  slowestAnswer: { bytes: number; ms: number };
  /** Connections of one address (IPv4, or the /64 of IPv6) at once. */
  perAddress: number;
  /** Connections at once. */
  total: number;
  /** Beyond these, so many more are told that there is no room, within `refusedMs`. Health checks are answered. */
  spare: number;
  refusedMs: number;
  /** Between two looks at all of them. */
  lookMs: number;
}

/**
 * A browser opens six connections, so 100 are a classroom behind one address; those that wait for nothing make room for
 * new ones. In all 2,000: with what uploads hold open, well below the 4,096 files that a service may have.
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
  lookMs: 1_000,
};
