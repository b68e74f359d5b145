import { useNotify, useRefresh } from 'react-admin';
import type { HeldOutcome } from '../../contract/held-values.ts';
import type { BodyOf } from '../../contract/calls/address.ts';
import { call } from '../frame/api.ts';

type Asked = BodyOf<'POST /api/staff/held/decide/'>;

/** Decides held values, says what was done, and reloads the list. Rejects with the API's sentence. */
export function useDecide() {
  const notify = useNotify();
  const refresh = useRefresh();
  return {
    preview: (asked: Asked): Promise<HeldOutcome> =>
      call('POST /api/staff/held/decide/', { body: { ...asked, preview: true } }),
    async decide(asked: Asked, done: (outcome: HeldOutcome) => string): Promise<void> {
      const outcome = await call('POST /api/staff/held/decide/', { body: asked });
      refresh();
      notify(done(outcome), { type: 'success' });
    },
  };
}
