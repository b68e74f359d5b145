import { sql } from 'kysely';
import { createTokens } from '../../src/platform/security/tokens.ts';
import { ORIGIN, type TestApi } from './api.ts';
import { testSecretKeys } from './secret-keys.ts';

/**
 * Creates `count` verified and logged-in people ('crowd1@example.com' …, or of another name) without hashing passwords. @returns their
 * headers
 */
export async function crowd(
  { handle: { db }, clock }: Pick<TestApi, 'handle' | 'clock'>,
  count: number,
  name = 'crowd',
): Promise<{ Authorization: string }[]> {
  const now = clock.now();
  const { rows } = await sql<{ user_id: string; id: string }>`
    with people as (
      insert into users (email, email_key, password_hash, verified_at)
      select ${name} || n || '@example.com', ${name} || n || '@example.com', 'none', ${now}
      from generate_series(1, ${count}::int) n returning id
    )
    insert into sessions (user_id, refresh_hash, expires_at)
    select id, '\\x00', ${new Date(now.getTime() + 86_400_000)}::timestamptz from people returning user_id, id`.execute(
    db,
  );
  const tokens = createTokens({
    secretKeys: testSecretKeys(),
    publicOrigin: ORIGIN,
    clock,
    accessTokenSeconds: 3600,
  });
  return Promise.all(
    rows.map(async ({ user_id, id }) => {
      const { access } = await tokens.issue(user_id, id, 'none');
      return { Authorization: `Bearer ${access}` };
    }),
  );
}
