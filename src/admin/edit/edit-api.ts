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

const ONE = '/api/staff/edits/{kind}/{object}/';

/** The calls for one object. Through the data provider, so that a session that has ended leads to the login. */
export function useEditApi(kind: EditKind, object: string) {
  const provider = useDataProvider<OfficeProvider>();
  return useMemo(() => {
    const params = { kind, object };
    const ask = async <Answer>(address: string, options: object = {}) =>
      (await provider.edit(address, { params, ...options })).data as Answer;
    return {
      read: (signal?: AbortSignal) => ask<EditState>(`GET ${ONE}`, { signal }),
      save: (body: SaveBody) => ask<Saved>(`POST ${ONE}save/`, { body }),
      withdraw: () => ask<EditState>(`POST ${ONE}withdraw/`),
      discard: () => ask<EditState>(`POST ${ONE}discard/`),
      revisions: (page: number, signal?: AbortSignal) =>
        ask<RevisionPage>(`GET ${ONE}revisions/`, { query: { page, records: 20 }, signal }),
      restore: (number: number, base: number) =>
        ask<EditState>(`POST ${ONE}restore/`, { body: { number, base } }),
      preview: () => ask<{ address: string }>(`POST ${ONE}preview/`),
      here: (signal?: AbortSignal) => ask<Here>(`POST ${ONE}here/`, { signal }),
    };
  }, [provider, kind, object]);
}

export type EditApi = ReturnType<typeof useEditApi>;
