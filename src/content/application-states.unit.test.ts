import { expect, it } from 'vitest';
import {
  APPLICATION_STATES,
  ENDED_STATES,
  movesFrom,
  SELF_CLOSING_STATES,
} from '../contract/application-states.ts';
import { STATE_WORDS } from './application-states.ts';

it('says that the student has to act exactly where the table offers the student a next step', () => {
  // Withdrawing is always possible but never the next step.
  const asked = APPLICATION_STATES.filter(
    (state) => state !== 'draft' && movesFrom(state, 'student').some(({ event }) => event !== 'withdraw'),
  );
  const told = APPLICATION_STATES.filter(
    (state) => STATE_WORDS[state].who === 'student' && state !== 'draft',
  );
  expect(told).toEqual(asked);
});

it('says that nobody has to act in finished cases, and in no others', () => {
  const ended = [...SELF_CLOSING_STATES, ...ENDED_STATES].sort();
  const nobodys = APPLICATION_STATES.filter((state) => STATE_WORDS[state].who === 'nobody');
  expect(nobodys.sort()).toEqual(ended);
});

it('has a different text in whole sentences for each state', () => {
  for (const { meaning, next } of Object.values(STATE_WORDS)) {
    for (const sentence of [meaning, next]) expect(sentence).toMatch(/^[A-Z].*[.!]$/);
  }
  const labels = Object.values(STATE_WORDS).map(({ label }) => label);
  expect(new Set(labels).size).toBe(labels.length);
});
