import { pathOf, type AnswerOf } from '../../contract/calls/address.ts';
import type { StaffProfile } from '../../contract/accounts.ts';
import { accessToken, authorizedFetch } from '../../contract/session.ts';

/** Who wants to open the back office. Only the API decides: anybody who uses a browser can change what it stores. */
export type Entry =
  | { as: 'staff'; profile: StaffProfile }
  | { as: 'logged_out' }
  | { as: 'not_staff' }
  | { as: 'second_factor_needed' }
  | { as: 'unreachable' };

/** Never rejects: without a response it returns 'unreachable'. */
export async function askEntry(): Promise<Entry> {
  if (accessToken() === null) return { as: 'logged_out' };
  try {
    const response = await authorizedFetch(pathOf('GET /api/staff/me/'));
    if (response.ok)
      return { as: 'staff', profile: (await response.json()) as AnswerOf<'GET /api/staff/me/'> };
    // Invalid tokens have been removed by now; if tokens remain, they could not be renewed for lack of a connection.
    if (response.status === 401 && accessToken() === null) return { as: 'logged_out' };
    if (response.status !== 403) return { as: 'unreachable' };
    const { code } = (await response.json()) as { code?: string };
    return { as: code === 'second_factor_needed' ? code : 'not_staff' };
  } catch {
    return { as: 'unreachable' };
  }
}
