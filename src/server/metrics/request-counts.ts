import type { Metric, Registry } from 'prom-client';

/** Upper bounds of the durations in seconds: a cached page takes about a millisecond, an upload minutes. */
const BOUNDS = [0.005, 0.025, 0.1, 0.25, 1, 2.5, 10, 60] as const;
const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

interface Count {
  method: string;
  route: string;
  status: number;
  seconds: number;
  requests: number;
  /** Requests by bound; those above the last bound are in none. */
  within: Float64Array;
}

/**
 * Counts requests by method, route, status and duration. Our own counters instead of prom-client's `observe`, which
 * builds an object and a string per request: most requests are pages from the cache, and this must not make them
 * dearer. prom-client writes them when they are asked for.
 */
export class RequestCounts {
  readonly #counts = new Map<string, Map<number, Map<string, Count>>>();

  add(method: string, route: string, status: number, seconds: number): void {
    const count = this.#counts.get(route)?.get(status)?.get(method) ?? this.#begin(method, route, status);
    count.requests += 1;
    count.seconds += seconds;
    for (let at = 0; at < BOUNDS.length; at += 1) {
      if (seconds <= BOUNDS[at]!) {
        count.within[at]! += 1;
        return;
      }
    }
  }

  #begin(asked: string, route: string, status: number): Count {
    const method = METHODS.has(asked) ? asked : 'OTHER';
    const ofRoute = this.#counts.get(route) ?? new Map<number, Map<string, Count>>();
    this.#counts.set(route, ofRoute);
    const ofStatus = ofRoute.get(status) ?? new Map<string, Count>();
    ofRoute.set(status, ofStatus);
    const count = ofStatus.get(method) ?? {
      method,
      route,
      status,
      seconds: 0,
      requests: 0,
      within: new Float64Array(BOUNDS.length),
    };
    ofStatus.set(method, count);
    return count;
  }

  all(): Count[] {
    return [...this.#counts.values()].flatMap((route) =>
      [...route.values()].flatMap((status) => [...status.values()]),
    );
  }
}

const NAME = 'prasthan_http_request_duration_seconds';

/** Adds the counts to a registry. prom-client asks a metric for its values with `get`, and nothing else. */
export function registerCounts(registry: Registry, counts: RequestCounts): void {
  const histogram = {
    name: NAME,
    help: 'Requests by method, route pattern and status, and how long they took',
    type: 'histogram',
    aggregator: 'sum',
    get: async () => ({ ...histogram, values: counts.all().flatMap(valuesOf) }),
  };
  registry.registerMetric(histogram as unknown as Metric);
}

function valuesOf({ method, route, status, seconds, requests, within }: Count) {
  const labels = { method, route, status };
  let sum = 0;
  const buckets = BOUNDS.map((le, at) => {
    sum += within[at]!;
    return { metricName: `${NAME}_bucket`, labels: { ...labels, le }, value: sum };
  });
  return [
    ...buckets,
    { metricName: `${NAME}_bucket`, labels: { ...labels, le: '+Inf' }, value: requests },
    { metricName: `${NAME}_sum`, labels, value: seconds },
    { metricName: `${NAME}_count`, labels, value: requests },
  ];
}
