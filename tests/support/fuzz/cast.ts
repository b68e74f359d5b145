import type { TestApi } from '../api.ts';
import { applied } from '../applications.ts';
import type { TestPerson } from '../people.ts';
import { KnownIds } from './known-ids.ts';
import type { Role } from './steps.ts';

/** The text in everything that a student of a cast enters. Nobody else but staff may ever read it. */
export const OWN_TEXT = { asha: 'AshasOwnQzvkx', bina: 'BinasOwnWjpqh' } as const;
export type Student = keyof typeof OWN_TEXT;

/** People with something of their own, and the ids that their sequence of requests learns. */
export interface Cast {
  people: Readonly<Record<Exclude<Role, 'visitor' | 'stale' | 'forged'>, TestPerson>>;
  ids: KnownIds;
  authorization(role: Role): string | undefined;
  /** Text that a role enters. */
  ownText(role: Role): string;
}

async function student(api: TestApi, who: Student, email: string, ids: KnownIds): Promise<TestPerson> {
  const person = await api.user(email);
  const own = OWN_TEXT[who];
  await api.ask('PATCH', '/api/user/profile/', person.bearer, { first_name: own, last_name: own });
  const file = { name: `${own}.pdf`, bytes: Buffer.from(`%PDF-1.7\n${own}`) };
  const made = await applied(api, person, [
    ['first_name', own],
    ['address', own],
    ['passport_documents[0][file]', file],
  ]);
  ids.learn('applications', made);
  await api.ask('POST', `/api/user/applications/${made.id}/note/`, person.bearer, { note: own });
  const place = await api.ask('POST', '/api/app/event-register/', person.bearer, {
    event: api.content.event.soon,
  });
  ids.learn('registrations', place.body);
  return person;
}

/** @param round makes the addresses of this cast different from others */
export async function newCast(api: TestApi, round: number): Promise<Cast> {
  const ids = new KnownIds();
  for (const id of Object.values(api.content.event)) ids.add('events', String(id));
  for (const id of Object.values(api.content.article)) ids.add('articles', String(id));
  for (const id of Object.values(api.catalogue.university)) ids.add('universities', String(id));
  for (const id of Object.values(api.catalogue.course)) ids.add('courses', String(id));
  const staff = (role: 'owner' | 'editor' | 'counselor' | 'reader') =>
    api.staff(`${role}${round}@example.com`, undefined, role);
  const people = {
    asha: await student(api, 'asha', `asha${round}@example.com`, ids),
    bina: await student(api, 'bina', `bina${round}@example.com`, ids),
    owner: await staff('owner'),
    editor: await staff('editor'),
    counselor: await staff('counselor'),
    reader: await staff('reader'),
  };
  const emails = Object.values(people).map(({ email }) => email);
  const rows = await api.handle.db.selectFrom('users').select('id').where('email', 'in', emails).execute();
  for (const { id } of rows) ids.add('people', id);
  return {
    people,
    ids,
    authorization(role) {
      if (role === 'visitor') return undefined;
      if (role === 'stale') return `Bearer ${people.owner.token.refresh}`;
      if (role === 'forged') return 'Bearer a.b.c';
      return people[role].bearer.Authorization;
    },
    ownText: (role) => (role === 'asha' || role === 'bina' ? OWN_TEXT[role] : 'Sunrise'),
  };
}
