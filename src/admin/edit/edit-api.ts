import { useDataProvider } from 'ra-core';
import { useMemo } from 'react';
import type * as z from 'zod';
import type { EditKind } from '../../contract/edits/kinds.ts';
import type {
  EditState,
  hereSchema,
  revisionListSchema,
  Saved,
  SaveBody,
} from '../../contract/edits/state.ts';
import type { OfficeProvider } from '../frame/data-provider.ts';

export type RevisionPage = z.infer<typeof revisionListSchema>;
export type Here = z.infer<typeof hereSchema>;

/** The calls for one object. Through the data provider, so that a session that has ended leads to the login. */
export function useEditApi(kind: EditKind, object: string) {
  const provider = useDataProvider<OfficeProvider>();
  return useMemo(() => {
    const params = { kind, object };
    const ask = async <Answer>(address: string, options: object = {}) =>
      (await provider.edit(address, { params, ...options })).data as Answer;
    return {
      read: (signal?: AbortSignal) => ask<EditState>('GET /api/staff/edits/{kind}/{object}/', { signal }),
      save: (body: SaveBody) => ask<Saved>('POST /api/staff/edits/{kind}/{object}/save/', { body }),
      withdraw: () => ask<EditState>('POST /api/staff/edits/{kind}/{object}/withdraw/'),
      discard: () => ask<EditState>('POST /api/staff/edits/{kind}/{object}/discard/'),
      revisions: (page: number, signal?: AbortSignal) =>
        ask<RevisionPage>('GET /api/staff/edits/{kind}/{object}/revisions/', {
          query: { page, records: 20 },
          signal,
        }),
      restore: (number: number, base: number) =>
        ask<EditState>('POST /api/staff/edits/{kind}/{object}/restore/', { body: { number, base } }),
      preview: () => ask<{ address: string }>('POST /api/staff/edits/{kind}/{object}/preview/'),
      here: (signal?: AbortSignal) => ask<Here>('POST /api/staff/edits/{kind}/{object}/here/', { signal }),
    };
  }, [provider, kind, object]);
}

export type EditApi = ReturnType<typeof useEditApi>;
