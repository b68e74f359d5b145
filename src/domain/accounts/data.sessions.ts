import type { AccountSession } from '../../contract/accounts.ts';
import { ok, type Result } from '../../contract/errors.ts';
import type { Page, PageQuery } from '../../contract/paging.ts';
import { pageOf, pageWindow } from '../paging.ts';
import type { Principal } from './policy.ts';
import { presentSession } from './present.ts';
import type { AccountContext } from './context.ts';

/** Sessions of a person, the last used first. */
export async function listSessions(
  { db, clock }: AccountContext,
  { userId, sessionId }: Principal,
  query: PageQuery,
): Promise<Result<Page<AccountSession>>> {
  const open = db
    .selectFrom('sessions')
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', clock.now());
  const { count } = await open
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const window = pageWindow(query, count);
  if (!window.ok) return window;
  const rows = await open
    .selectAll()
    .orderBy('used_at', 'desc')
    .orderBy('id')
    .limit(window.value.limit)
    .offset(window.value.offset)
    .execute();
  const sessions = rows.map((row) => presentSession(row, sessionId));
  return ok(pageOf(sessions, window.value));
}
