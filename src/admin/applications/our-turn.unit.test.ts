import { expect, it } from 'vitest';
import { NOUNS } from '../nouns.ts';
import { STATE_GROUPS } from './case-words.tsx';
import { OUR_TURN, statesOf } from './our-turn.ts';

it('lists work for each state in which we have to act, and for no other', () => {
  const counted = OUR_TURN.flatMap(({ filter }) => filter['state'] ?? []);
  expect(counted.toSorted()).toEqual(statesOf('staff').toSorted());
  expect(counted).toEqual(expect.arrayContaining(['accepted', 'visa_granted']));
});

it('puts answers of students first', () => {
  const { needs } = NOUNS.find(({ name }) => name === 'applications')!;
  expect(needs[0]?.filter).toEqual({ unread: 'yes' });
  expect(needs[0]?.sentence(1)).toBe('One student has answered, and nobody has opened the case yet');
});

it('gives the count in words', () => {
  const [submitted] = OUR_TURN;
  expect(submitted!.sentence(1)).toBe('One new application waits for a first look');
  expect(submitted!.sentence(3)).toBe('3 new applications wait for a first look');
});

it("lists no ended state under the student's turn", () => {
  const students = STATE_GROUPS.find(({ label }) => label === "The student's turn");
  expect(students?.choices.map(({ value }) => value)).toEqual([
    'documents_requested',
    'conditional_offer',
    'offer',
  ]);
});

it('counts people without a confirmed address as a figure, not as work', () => {
  const people = NOUNS.find(({ name }) => name === 'people');
  expect(people?.needs).toEqual([]);
});
