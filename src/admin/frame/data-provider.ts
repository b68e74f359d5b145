import {
  HttpError,
  type DataProvider,
  type GetListParams,
  type Identifier,
  type QueryFunctionContext,
} from 'ra-core';
import type { AnswerOf, CallAddress, CallOptions, Where } from '../../contract/calls/address.ts';
import type { CasePlace } from '../../contract/applications.ts';
import type { Paged } from '../../contract/paging.ts';
import { askedFilter } from '../list/show.ts';
import { call, fetchFile } from './api.ts';
import { changeCall, isSorted, listCall, partOfList, recordCall } from './resources.ts';

/** Query of a list, by the API's names. */
export function listQuery(
  resource: string,
  { sort, filter }: Pick<GetListParams, 'sort' | 'filter'>,
): Filter {
  // 'id' is react-admin's default when no order was chosen.
  const sorted = sort && sort.field !== 'id' && isSorted(resource);
  return {
    ...(sorted && { ordering: `${sort.order === 'DESC' ? '-' : ''}${sort.field}` }),
    ...askedFilter((filter as Filter | undefined) ?? {}),
    ...partOfList(resource),
  };
}

/** Filter values by the API's names; an array matches any of its values. */
export type Filter = Readonly<Record<string, string | readonly string[] | undefined>>;

type Row = { id: Identifier };

async function getList(resource: string, params: GetListParams & QueryFunctionContext) {
  const list = listCall(resource);
  const ask = async (asked: GetListParams): Promise<Pick<Paged<Row>, 'count' | 'results'>> => {
    const { page, perPage } = asked.pagination ?? { page: 1, perPage: 25 };
    const query = { page, records: perPage, ...listQuery(resource, asked) };
    return call(list.address, { params: list.params, query, signal: params.signal });
  };
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

/** Order and filter of a list in react-admin. */
export type ListMeta = Required<Pick<GetListParams, 'sort' | 'filter'>>;
type OneParams = { id: Identifier } & QueryFunctionContext;

const getOne = async (resource: string, { id, signal }: OneParams) => ({
  data: await call(recordCall(resource), { params: { id }, signal }),
});

const notOffered = (verb: string) => () => Promise.reject(new Error(`The staff API has no call to ${verb}.`));

/** Our staff API as a react-admin data provider, with methods that react-admin lacks. */
export interface OfficeProvider extends DataProvider {
  /** Calls an action of one record that is not a change of its fields. */
  act<Address extends Verb>(
    address: Address,
    options: CallOptions<Address>,
  ): Promise<{ data: AnswerOf<Address> }>;
  /** Calls of the editor screen and of what stands around it. */
  edit<Address extends StaffCall>(
    address: Address,
    options: CallOptions<Address, { signal?: AbortSignal | undefined }>,
  ): Promise<{ data: AnswerOf<Address> }>;
  /** The position of a case in the list that `list` describes. */
  place(id: Identifier, list: ListMeta, signal: AbortSignal): Promise<{ data: CasePlace }>;
  /** Downloads a file: an export or a document. */
  file<Address extends FileCall>(address: Address, options: Where<Address>): Promise<{ data: Blob }>;
}
/** Actions of staff on a record. */
export type Verb = Extract<CallAddress, `POST /api/staff/${string}/{id}/${string}`>;
export type StaffCall = Extract<CallAddress, `${string} /api/staff/${string}`>;
type FileName = 'export' | 'receipt' | `documents${string}`;
type FileCall = Extract<CallAddress, `GET /api/staff/${string}/${FileName}/`>;

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
    data: await call(changeCall(resource), { params: { id }, body: data }),
  }),
  act: async (address, options) => ({
    data: await call(address, ...([options] as never)),
  }),
  edit: async (address, options) => ({
    data: await call(address, ...([options] as never)),
  }),
  place: async (id, list, signal) => ({
    data: await call('GET /api/staff/applications/{id}/place/', {
      params: { id },
      query: listQuery('applications', list),
      signal,
    }),
  }),
  file: async (address, options) => ({
    data: await fetchFile(address, ...([options] as never)),
  }),
  getManyReference: notOffered('list records by another'),
  create: notOffered('create one'),
  updateMany: notOffered('change many at once'),
  delete: notOffered('delete one'),
  deleteMany: notOffered('delete many'),
} as OfficeProvider;
