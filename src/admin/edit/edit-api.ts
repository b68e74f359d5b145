import { useDataProvider } from 'ra-core';
import { useMemo } from 'react';
import type { AnswerOf, CallOptions } from '../../contract/calls/address.ts';
import type { EditKind } from '../../contract/edits/kinds.ts';
import type { SaveBody } from '../../contract/edits/state.ts';
import type { OfficeProvider, StaffCall } from '../frame/data-provider.ts';

type EditCall = Extract<StaffCall, `${string}/edits/{kind}/{object}/${string}`>;
type Options<Address extends EditCall> = Omit<
  CallOptions<Address, { signal?: AbortSignal | undefined }>,
  'params'
>;

/** The calls for one object. Through the data provider, so that a session that has ended leads to the login. */
export function useEditApi(kind: EditKind, object: string) {
  const provider = useDataProvider<OfficeProvider>();
  return useMemo(() => {
    const params = { kind, object };
    const ask = async <Address extends EditCall>(
      address: Address,
      options: Options<Address>,
    ): Promise<AnswerOf<Address>> => (await provider.edit(address, { ...options, params } as never)).data;
    return {
      read: (signal?: AbortSignal) => ask('GET /api/staff/edits/{kind}/{object}/', { signal }),
      save: (body: SaveBody) => ask('POST /api/staff/edits/{kind}/{object}/save/', { body }),
      withdraw: () => ask('POST /api/staff/edits/{kind}/{object}/withdraw/', {}),
      discard: () => ask('POST /api/staff/edits/{kind}/{object}/discard/', {}),
      revisions: (page: number, signal?: AbortSignal) =>
        ask('GET /api/staff/edits/{kind}/{object}/revisions/', { query: { page, records: 20 }, signal }),
      restore: (number: number, base: number) =>
        ask('POST /api/staff/edits/{kind}/{object}/restore/', { body: { number, base } }),
      preview: () => ask('POST /api/staff/edits/{kind}/{object}/preview/', {}),
      here: (signal?: AbortSignal) => ask('POST /api/staff/edits/{kind}/{object}/here/', { signal }),
    };
  }, [provider, kind, object]);
}

export type EditApi = ReturnType<typeof useEditApi>;
