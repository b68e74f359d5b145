import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useRefresh, type HttpError } from 'react-admin';
import type { CaseChecklist } from '../../../contract/checklists.ts';
import { call } from '../../frame/api.ts';

/** Interval for reloading, because colleagues and the student change it too. */
const REFRESH_MS = 30_000;

export type ChecklistWork = ReturnType<typeof useChecklist>;

/** The checklist of a case, and changes of it. */
export function useChecklist(id: string) {
  const client = useQueryClient();
  const notify = useNotify();
  const refresh = useRefresh();
  const queryKey = ['applications', 'checklist', id];
  const { data, error, refetch, isFetching } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call('GET /api/staff/applications/{id}/checklist/', { params: { id }, signal }),
    refetchInterval: REFRESH_MS,
  });
  const [running, setRunning] = useState(false);
  const [problem, setProblem] = useState<string>();

  /** Sends a change and shows what it made of the checklist. After a refusal the list is as it is now. */
  const change = async (work: () => Promise<CaseChecklist>, done: string): Promise<void> => {
    setRunning(true);
    setProblem(undefined);
    try {
      client.setQueryData(queryKey, await work());
      notify(done, { type: 'success' });
      // A message is in the history, too.
      refresh();
    } catch (failure) {
      if ((failure as HttpError).status === 409) await refetch();
      throw failure;
    } finally {
      setRunning(false);
    }
  };
  /** The same for a button outside a dialog: the list shows what went wrong. */
  const press = (work: () => Promise<CaseChecklist>, done: string) =>
    change(work, done).catch((failure: unknown) => setProblem((failure as Error).message));

  return { data, error, refetch, isFetching, running, problem, change, press };
}
