import {
  HttpError,
  type DataProvider,
  type GetListParams,
  type Identifier,
  type QueryFunctionContext,
} from 'ra-core';
import type { Paged } from '../../contract/paging.ts';
import { call, fetchFile } from './api.ts';

/** @param resource a noun, or a list below one record: 'events/7/registrations' */
const address = (resource: string, ...parts: Identifier[]): string =>
  `/api/staff/${[...resource.split('/'), ...parts].map((part) => encodeURIComponent(part)).join('/')}/`;

/** Lists that the API can sort; it returns the others newest first. */
const SORTED: ReadonlySet<string> = new Set(['people', 'applications', 'events']);

function listAddress(resource: string, params: GetListParams): string {
  const { page, perPage } = params.pagination ?? { page: 1, perPage: 25 };
  const query = new URLSearchParams({ page: String(page), records: String(perPage) });
  for (const [name, value] of listQuery(resource, params)) query.append(name, value);
  return `${address(resource)}?${query.toString()}`;
}

function listQuery(
  resource: string,
  { sort, filter }: Pick<GetListParams, 'sort' | 'filter'>,
): URLSearchParams {
  const query = new URLSearchParams();
  // 'id' is react-admin's default when no order was chosen.
  if (sort && sort.field !== 'id' && SORTED.has(resource)) {
    query.set('ordering', `${sort.order === 'DESC' ? '-' : ''}${sort.field}`);
  }
  addFilter(query, filter as Filter | undefined);
  return query;
}

/** Filter values by the API's names; an array matches any of its values. */
export type Filter = Readonly<Record<string, string | readonly string[] | undefined>>;

function addFilter(query: URLSearchParams, filter: Filter = {}): void {
  for (const [name, value] of Object.entries(filter)) {
    for (const each of [value ?? []].flat()) {
      if (each) query.append(name, each);
    }
  }
}

type Row = { id: Identifier };

async function getList(resource: string, params: GetListParams & QueryFunctionContext) {
  const ask = (asked: GetListParams) =>
    call<Paged<Row>>('GET', listAddress(resource, asked), { signal: params.signal });
  try {
    const { count, results } = await ask(params);
    return { data: results, total: count };
  } catch (error) {
    // The list is now shorter than the requested page: its length leads react-admin to the last page.
    const { page, perPage } = params.pagination ?? { page: 1, perPage: 25 };
    if (!(error instanceof HttpError && error.status === 404 && page > 1)) throw error;
    const { count } = await ask({ ...params, pagination: { page: 1, perPage } });
    return { data: [], total: count };
  }
}

/** The list in which the position of a record is requested. */
export type ListMeta = Required<Pick<GetListParams, 'sort' | 'filter'>>;
type OneParams = { id: Identifier; meta?: ListMeta } & QueryFunctionContext;

const getOne = async (resource: string, { id, meta, signal }: OneParams) => {
  const query = meta ? `?${listQuery('applications', meta).toString()}` : '';
  return { data: await call<Row>('GET', `${address(resource, id)}${query}`, { signal }) };
};

const notOffered = (verb: string) => () => Promise.reject(new Error(`The staff API has no call to ${verb}.`));

/** Our staff API as a react-admin data provider, with methods that react-admin lacks. */
export interface OfficeProvider extends DataProvider {
  /** Calls an action of one record (`people/{id}/send-verification`) that is not a change of its fields. */
  act(resource: string, id: Identifier, verb: string, body?: object): Promise<{ data: object }>;
  /** Downloads a file below a noun: its export (`['export']`, of what a filter finds) or a document of a record. */
  file(resource: string, parts: readonly Identifier[], filter?: Filter): Promise<{ data: Blob }>;
}

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
  act: async (resource, id, verb, body = {}) => ({
    data: await call<object>('POST', address(resource, id, verb), { body }),
  }),
  async file(resource, parts, filter) {
    const query = new URLSearchParams();
    addFilter(query, filter);
    const path = address(resource, ...parts);
    return { data: await fetchFile(query.size > 0 ? `${path}?${query.toString()}` : path) };
  },
  getManyReference: notOffered('list records by another'),
  create: notOffered('create one'),
  updateMany: notOffered('change many at once'),
  delete: notOffered('delete one'),
  deleteMany: notOffered('delete many'),
} as OfficeProvider;
