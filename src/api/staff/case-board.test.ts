import { beforeAll, beforeEach, expect, it } from 'vitest';
import { testApi } from '../../../tests/support/api.ts';
import { applied, moveCase } from '../../../tests/support/applications.ts';
import type { TestPerson } from '../../../tests/support/people.ts';
import { type StaffApplicationItem } from '../../contract/applications.ts';
import { BOARD_CARDS, type CaseBoard } from '../../contract/case-board.ts';

/** The list of cases as a board. */

const api = await testApi();
const BOARD = '/api/staff/applications/board/';
let asha: TestPerson;
let sita: TestPerson;
beforeAll(async () => {
  asha = await api.user('asha@example.com');
  sita = await api.staff('sita@prasthan.test', undefined, 'counselor');
});
beforeEach(async () => {
  await api.handle.db.deleteFrom('applications').execute();
});

const board = async (query = '') => {
  const { status, body } = await api.get(`${BOARD}?${query}`, sita.bearer);
  expect(status).toBe(200);
  return (body as CaseBoard).columns;
};

it('has a column for every state, with its count and cards', async () => {
  const [one, two] = [await applied(api, asha), await applied(api, asha)];
  await moveCase(api, 'staff', sita, two.id, 'begin_review');
  const columns = await board();
  expect(columns.map(({ state }) => state)).toHaveLength(14);
  expect(columns.slice(0, 3)).toMatchObject([
    { state: 'submitted', count: 1, cards: [{ id: one.id }] },
    { state: 'in_review', count: 1, cards: [{ id: two.id }] },
    { state: 'documents_requested', count: 0, cards: [] },
  ]);
});

it('reads the cards of ended cases only if the filters name the state', async () => {
  const { id } = await applied(api, asha);
  await moveCase(api, 'staff', sita, id, 'reject');
  expect((await board()).find(({ state }) => state === 'rejected')).toMatchObject({ count: 1, cards: [] });
  expect(await board('state=rejected')).toMatchObject([{ state: 'rejected', count: 1, cards: [{ id }] }]);
});

it('takes the filters and the order of the list, whose pages have the further cards', async () => {
  for (let nth = 0; nth <= BOARD_CARDS; nth += 1) {
    await applied(api, asha);
    api.clock.advance({ seconds: 1 });
  }
  const [column] = await board('state=submitted&counselor=none&ordering=submitted_at');
  expect(column).toMatchObject({ count: BOARD_CARDS + 1 });
  const { body } = await api.get(
    `/api/staff/applications/?state=submitted&ordering=submitted_at&page=2&records=${BOARD_CARDS}`,
    sita.bearer,
  );
  const rest = (body as { results: StaffApplicationItem[] }).results;
  expect(rest).toHaveLength(1);
  const ids = new Set([...column!.cards, ...rest].map(({ id }) => id));
  expect(ids.size).toBe(BOARD_CARDS + 1);
  expect(await board('state=submitted&counselor=me')).toMatchObject([{ count: 0, cards: [] }]);
  expect((await api.get(`${BOARD}?due=soon`, sita.bearer)).status).toBe(400);
});

it('puts the nearest names of a search first in every column', async () => {
  const named = async (person: TestPerson, first_name: string) => {
    const { id } = await applied(api, person);
    const { db } = api.handle;
    await db.updateTable('applications').set({ first_name }).where('id', '=', id).execute();
    api.clock.advance({ seconds: 1 });
    return id;
  };
  const exact = await named(asha, 'Ashish');
  const newer = await named(await api.user('bina@example.com'), 'Asheesh');
  const [column] = await board('state=submitted&search=ashish&ordering=-submitted_at');
  expect(column?.cards.map(({ id }) => id)).toEqual([exact, newer]);
});
