import { useState } from 'react';
import type { AccountSession } from '../../../../contract/accounts.ts';
import type { CallFailure } from '../../../auth/browser/account-call.ts';
import { authorizedCall } from '../authorized-call.ts';
import { useLoaded } from '../use-loaded.ts';

/** Sessions shown at first, and added each time. The API returns at most 100, and nobody reads that many. */
const STEP = 10;
const MOST = 100;

export type SessionOutcome = { count: number } & ({ ended: AccountSession } | { failure: CallFailure });

/** Sessions of the account, the last used first. */
export function useSessions() {
  const [records, setRecords] = useState(STEP);
  const list = useLoaded('GET /api/user/sessions/', { query: { records } });
  const [ending, setEnding] = useState<string | null>(null);
  const [outcome, setOutcome] = useState<SessionOutcome | null>(null);
  const { loaded, set, refresh } = list;
  const more = loaded.status === 'ready' && loaded.value.next !== null && records < MOST;

  const end = async (session: AccountSession) => {
    if (ending !== null || loaded.status !== 'ready') return;
    setEnding(session.id);
    const answer = await authorizedCall('DELETE /api/user/sessions/{id}/', { params: { id: session.id } });
    setEnding(null);
    // Not found: the session was ended elsewhere, which is what was wanted.
    const failure = answer.ok || answer.failure.status === 404 ? null : answer.failure;
    setOutcome((last) => ({
      count: (last?.count ?? 0) + 1,
      ...(failure ? { failure } : { ended: session }),
    }));
    if (failure) return;
    const results = loaded.value.results.filter(({ id }) => id !== session.id);
    set({ ...loaded.value, results, count: loaded.value.count - 1 });
    if (loaded.value.next) refresh();
  };

  const showMore = () => setRecords((number) => Math.min(number + STEP, MOST));

  return { ...list, ending, outcome, end, more, showMore };
}
