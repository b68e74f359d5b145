import type { EditState, Saved } from '../src/contract/edits/state.ts';
import { post } from './people.ts';

/** The first member of staff of a site that a bench starts. */
export const OFFICE = { email: 'office@example.com', password: 'Himalaya-2026!' };
/** Settings that create it. */
export const OFFICE_SETTINGS = {
  STAFF_EMAIL: OFFICE.email,
  STAFF_PASSWORD: OFFICE.password,
  STAFF_2FA: 'optional',
};

type Values = Readonly<Record<string, unknown>>;

/** A member of staff at a running site, over HTTP. */
export interface Office {
  /** @throws Error for another status than 200 */
  get<T>(address: string): Promise<T>;
  /** @throws Error for another status than 200 or 201 */
  post<T>(address: string, body?: object): Promise<T>;
  /** Makes a record that visitors do not see yet. @returns its id */
  create(kind: string, data: Values): Promise<string>;
  /** Publishes new values of fields. @returns how long the save took, in milliseconds, without reading the form before */
  publish(kind: string, object: string | number, values: Values): Promise<number>;
  /** Takes a record from the site. @returns milliseconds */
  withdraw(kind: string, object: string | number): Promise<number>;
}

export async function officeAt(origin: string): Promise<Office> {
  const logIn = async () =>
    ((await post(`${origin}/api/user/login/`, OFFICE, 200)) as { token: { access: string } }).token.access;
  let access = await logIn();
  const send = (method: string, address: string, body?: object) =>
    fetch(`${origin}${address}`, {
      method,
      headers: { Authorization: `Bearer ${access}`, 'Content-Type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
  const ask = async (method: string, address: string, body?: object): Promise<unknown> => {
    let response = await send(method, address, body);
    // A bench may take longer than a token is valid.
    if (response.status === 401) {
      await response.arrayBuffer();
      access = await logIn();
      response = await send(method, address, body);
    }
    const answer: unknown = await response.json();
    if (!response.ok) throw new Error(`${method} ${address}: ${response.status} ${JSON.stringify(answer)}`);
    return answer;
  };
  const timed = async (work: () => Promise<unknown>) => {
    const start = performance.now();
    const answer = await work();
    return { answer, took: performance.now() - start };
  };
  const edits = (path: string) => `/api/staff/edits/${path}`;
  return {
    get: async <T>(address: string) => (await ask('GET', address)) as T,
    post: async <T>(address: string, body: object = {}) => (await ask('POST', address, body)) as T,
    async create(kind, data) {
      return ((await ask('POST', edits(`${kind}/`), { data })) as EditState).object;
    },
    async publish(kind, object, values) {
      const state = (await ask('GET', edits(`${kind}/${object}/`))) as EditState;
      const form = (state.draft ?? state.published) as Values;
      const changes = Object.entries(values).map(([field, after]) => ({
        path: [field],
        before: form[field],
        after,
      }));
      const save = { base: state.number, changes, publish: true };
      const { answer, took } = await timed(() => ask('POST', edits(`${kind}/${object}/save/`), save));
      if (!(answer as Saved).saved) throw new Error(`${kind} ${object} was not saved`);
      return took;
    },
    async withdraw(kind, object) {
      return (await timed(() => ask('POST', edits(`${kind}/${object}/withdraw/`), {}))).took;
    },
  };
}
