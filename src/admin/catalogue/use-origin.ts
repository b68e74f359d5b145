import { useQuery } from '@tanstack/react-query';
import type { CatalogueKind } from '../../contract/catalogue/lists.ts';
import type { EditState } from '../../contract/edits/state.ts';
import { call } from '../frame/api.ts';

/** Where a record comes from and what the import says of its fields; asked again after each save. */
export const useOrigin = (kind: CatalogueKind, { object, number }: Pick<EditState, 'object' | 'number'>) =>
  useQuery({
    queryKey: ['origin', kind, object, number],
    queryFn: ({ signal }) =>
      call('GET /api/staff/catalogue/{kind}/{object}/origin/', { params: { kind, object }, signal }),
  });
