import {
  HttpError,
  type DataProvider,
  type GetListParams,
  type Identifier,
  type QueryFunctionContext,
} from 'ra-core';
import type { Paged } from '../../contract/paging.ts';
import { call } from './api.ts';

const address = (resource: string, ...parts: Identifier[]): string =>
  `/api/staff/${[resource, ...parts].map((part) => encodeURIComponent(part)).join('/')}/`;

/** Lists that the API sorts; it answers the others newest first. */
const SORTED: ReadonlySet<string> = new Set(['people']);

function listAddress(resource: string, { pagination, sort, filter }: GetListParams): string {
  const query = new URLSearchParams();
  const { page, perPage } = pagination ?? { page: 1, perPage: 25 };
  query.set('page', String(page));
  query.set('records', String(perPage));
  // 'id' is what react-admin says when nobody chose an order.
  if (sort && sort.field !== 'id' && SORTED.has(resource)) {
    query.set('ordering', `${sort.order === 'DESC' ? '-' : ''}${sort.field}`);
  }
  for (const [name, value] of Object.entries((filter ?? {}) as Record<string, string | undefined>)) {
    if (value) query.set(name, value);
  }
  return `${address(resource)}?${query.toString()}`;
}

type Row = { id: Identifier };

async function getList(resource: string, params: GetListParams & QueryFunctionContext) {
  const ask = (asked: GetListParams) =>
    call<Paged<Row>>('GET', listAddress(resource, asked), { signal: params.signal });
  try {
    const { count, results } = await ask(params);
    return { data: results, total: count };
  } catch (error) {
    // The list has become shorter than the page asked for: how long it is now leads react-admin to its last page.
    const { page, perPage } = params.pagination ?? { page: 1, perPage: 25 };
    if (!(error instanceof HttpError && error.status === 404 && page > 1)) throw error;
    const { count } = await ask({ ...params, pagination: { page: 1, perPage } });
    return { data: [], total: count };
  }
}

const getOne = async (resource: string, { id, signal }: { id: Identifier } & QueryFunctionContext) => ({
  data: await call<Row>('GET', address(resource, id), { signal }),
});

const notOffered = (verb: string) => () => Promise.reject(new Error(`The staff API has no call to ${verb}.`));

/**
 * React-admin's way to our staff API. `act` is a verb of one record (`people/{id}/send-verification`), for what is no
 * change of its fields.
 */
export const dataProvider = {
  supportAbortSignal: true,
  getList,
  getOne,
  getMany: async (resource: string, { ids, signal }: { ids: Identifier[] } & QueryFunctionContext) => ({
    data: await Promise.all(
      ids.map(async (id) => (await getOne(resource, { id, ...(signal && { signal }) })).data),
    ),
  }),
  update: async (resource: string, { id, data }: { id: Identifier; data: object }) => ({
    data: await call<Row>('PATCH', address(resource, id), { body: data }),
  }),
  act: async (resource: string, id: Identifier, verb: string) => ({
    data: await call<object>('POST', address(resource, id, verb), { body: {} }),
  }),
  getManyReference: notOffered('list records by another'),
  create: notOffered('create one'),
  updateMany: notOffered('change many at once'),
  delete: notOffered('delete one'),
  deleteMany: notOffered('delete many'),
} as DataProvider;
