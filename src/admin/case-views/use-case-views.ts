import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { CaseView, CaseViews } from '../../contract/case-views.ts';
import { call } from '../frame/api.ts';

const KEY = ['case-views'];

/** The saved views of who is at the screen, with those of the office. Undefined until they are known. */
export function useCaseViews() {
  return useQuery({
    queryKey: KEY,
    staleTime: 60_000,
    queryFn: ({ signal }) => call('GET /api/staff/case-views/', { signal }),
  });
}

/** What can be done with saved views. Each rejects with the API's sentence. */
export function useViewCommands() {
  const client = useQueryClient();
  /** The tabs show what was answered at once, and then what colleagues did meanwhile. */
  const put = (view: CaseView) => {
    client.setQueryData<CaseViews>(
      KEY,
      (known) =>
        known && {
          ...known,
          views: known.views.some(({ id }) => id === view.id)
            ? known.views.map((each) => (each.id === view.id ? view : each))
            : [...known.views, view],
        },
    );
    void client.invalidateQueries({ queryKey: KEY });
    return view;
  };
  const params = ({ id }: Pick<CaseView, 'id'>) => ({ params: { id } });
  return {
    add: async (name: string, shown: CaseView['shown']) =>
      put(await call('POST /api/staff/case-views/', { body: { name, shown } })),
    change: async (view: CaseView, change: Partial<Pick<CaseView, 'name' | 'shown'>>) =>
      put(
        await call('PATCH /api/staff/case-views/{id}/', {
          ...params(view),
          body: { version: view.version, ...change },
        }),
      ),
    share: async (view: CaseView, shared: boolean) =>
      put(await call('POST /api/staff/case-views/{id}/share/', { ...params(view), body: { shared } })),
    remove: async (view: CaseView) => {
      client.setQueryData(KEY, await call('DELETE /api/staff/case-views/{id}/', params(view)));
    },
    chooseFirst: async (first: string | null) => {
      await call('POST /api/staff/case-views/first/', { body: { first } });
      await client.invalidateQueries({ queryKey: KEY });
    },
    reload: () => client.invalidateQueries({ queryKey: KEY }),
  };
}
