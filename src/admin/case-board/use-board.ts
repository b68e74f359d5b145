import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import type { ApplicationState } from '../../contract/application-states.ts';
import { type StaffApplicationItem } from '../../contract/applications.ts';
import { BOARD_CARDS } from '../../contract/case-board.ts';
import { call } from '../frame/api.ts';
import { listQuery } from '../frame/data-provider.ts';

const REFRESH_MS = 60_000;

/** Filters and order of the surrounding list, as the API has them. */
function useAsked() {
  const { filterValues, sort } = useListContext();
  return listQuery('applications', { filter: filterValues as object, sort });
}

/** The columns of the board for the filters of the surrounding list. Reloaded every minute, and after a move. */
export function useBoard() {
  const query = useAsked();
  return useQuery({
    queryKey: ['applications', 'board', query],
    queryFn: ({ signal }) => call('GET /api/staff/applications/board/', { query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  });
}

interface Column {
  state: ApplicationState;
  count: number;
  cards: readonly StaffApplicationItem[];
}

/** The cards of a column: those that came with the board, and the pages that were asked for since. */
export function useColumnCards({ state, count, cards }: Column) {
  const asked = useAsked();
  /** Pages of the list from the one after the cards of the board. */
  const [isWanted, setWanted] = useState(false);
  const first = cards.length > 0 ? 2 : 1;
  const more = useInfiniteQuery({
    queryKey: ['applications', 'board', asked, state, first],
    enabled: isWanted,
    initialPageParam: first,
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/staff/applications/', {
        query: { ...asked, state: [state], page: pageParam, records: BOARD_CARDS },
        signal,
      }),
    getNextPageParam: (_last, all) => first + all.length,
  });
  const seen = new Set<string>();
  // A case that was moved meanwhile may be on two pages.
  const all = [...cards, ...(more.data?.pages ?? []).flatMap(({ results }) => results)].filter(
    ({ id }) => !seen.has(id) && seen.add(id),
  );
  return {
    cards: all.filter((card) => card.state === state),
    left: Math.max(0, count - all.length),
    isLoading: more.isFetching,
    error: more.error,
    loadMore: () => (isWanted ? void more.fetchNextPage() : setWanted(true)),
  };
}
