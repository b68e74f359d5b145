import { createApi, type Connection } from '../../src/api/app.ts';
import { createServices } from '../../src/domain/services.ts';
import type { DatabaseHandle } from '../../src/platform/database-handle.ts';
import { seedCatalogue, TODAY, type Catalogue } from './catalogue.ts';
import { seedContent, type Content } from './content.ts';
import { testDatabase } from './database.ts';
import { OpenApiCheck, type Checked } from './openapi.ts';

export const ORIGIN = 'https://prasthan.test';

export interface TestApi {
  handle: DatabaseHandle;
  catalogue: Catalogue;
  content: Content;
  check: OpenApiCheck;
  /** Errors that were logged; a test that expects none looks here. */
  logged: unknown[];
  fetch(request: Request, connection?: Connection): Promise<Response>;
  /** Asks and holds the answer to the published document. A body goes as JSON. */
  ask(method: string, path: string, headers?: Record<string, string>, body?: unknown): Promise<Checked>;
  get(path: string, headers?: Record<string, string>): Promise<Checked>;
}

/** The API over the seeded catalogue, posts and events in a database of its own. Call it once at the top of a test file. */
export async function testApi(): Promise<TestApi> {
  const handle = await testDatabase();
  const catalogue = await seedCatalogue(handle.db);
  const content = await seedContent(handle.db, TODAY);
  const services = createServices(handle, { publicOrigin: ORIGIN, now: () => TODAY });
  const logged: unknown[] = [];
  const quiet = () => {};
  const log = {
    debug: quiet,
    info: quiet,
    warn: quiet,
    error: (fields: unknown) => void logged.push(fields),
  };
  const api = createApi({ services, publicOrigin: ORIGIN, log });
  const check = new OpenApiCheck(ORIGIN);
  const ask: TestApi['ask'] = async (method, path, headers = {}, body) => {
    const json = body === undefined ? undefined : JSON.stringify(body);
    const type = json === undefined ? undefined : { 'Content-Type': 'application/json' };
    // Another host than the public origin, so that links built from it would show.
    const request = new Request(`http://10.0.0.7:3000${path}`, {
      method,
      headers: { ...type, ...headers },
      ...(json !== undefined && { body: json }),
    });
    return check.expectMatchesOpenApi(method, path, await api.fetch(request));
  };
  const get: TestApi['get'] = (path, headers) => ask('GET', path, headers);
  return { handle, catalogue, content, check, logged, fetch: api.fetch, ask, get };
}
