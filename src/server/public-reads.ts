import type { Services } from '../contract/public-reads.ts';
import type { PageQuery } from '../contract/paging.ts';
import type { Log } from '../platform/log.ts';

type Service = keyof Services;
type AnyCall = (...args: never[]) => Promise<unknown>;

/** Wraps each call of the services; the wrapper keeps its arguments and answer. */
function wrapped(services: Services, wrap: (name: Service, call: AnyCall) => AnyCall): Services {
  const entries = Object.entries(services) as [Service, AnyCall][];
  return Object.fromEntries(entries.map(([name, call]) => [name, wrap(name, call)])) as unknown as Services;
}

/** Tells of each call that fails. The failure itself goes on. */
export function watchFailures(services: Services, failed: (name: Service, error: unknown) => void): Services {
  return wrapped(services, (name, call) => async (...args) => {
    try {
      return await call(...args);
    } catch (error) {
      failed(name, error);
      throw error;
    }
  });
}

/** Logs what fails, so that a page only has to say so to its visitor. */
export const reportFailures = (services: Services, log: Log): Services =>
  watchFailures(services, (name, error) =>
    log.error({ component: `services.${name}`, error }, 'Reading failed'),
  );

const CHOICES: ReadonlySet<Service> = new Set(['interests', 'specializations', 'countries']);

/**
 * Keeps the short lists that every search page offers as choices, until `forget` is called: when the catalogue changes.
 * Only what our own pages ask is kept; a client's parameters (`params`) stand in its links.
 */
export function rememberChoices(services: Services): { services: Services; forget(): void } {
  const kept = new Map<string, Promise<unknown>>();
  const remembering = wrapped(services, (name, call) => {
    if (!CHOICES.has(name)) return call;
    return (...args) => {
      const { page = '1', records = '', params } = (args as unknown as [PageQuery])[0];
      if (params) return call(...args);
      const key = `${name} ${page} ${records}`;
      const known = kept.get(key);
      if (known) return known;
      const asked = call(...args);
      // The keys are those of our own pages, so there are few; a failure is not kept.
      kept.set(key, asked);
      asked.catch(() => kept.delete(key));
      return asked;
    };
  });
  return { services: remembering, forget: () => kept.clear() };
}
