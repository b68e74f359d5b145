import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';

interface Named {
  first_name: string;
  last_name: string;
  email: string;
}

/** The name of a person, or their address when they have given none. */
export const nameOfPerson = ({ first_name, last_name, email }: Named): string =>
  `${first_name} ${last_name}`.trim() || email;

/** The name of an account. @throws if there is none. */
export async function readName(db: Kysely<Database>, userId: string): Promise<string> {
  const row = await db
    .selectFrom('users')
    .select(['first_name', 'last_name', 'email'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return nameOfPerson(row);
}
