import { expect, it } from 'vitest';
import { APPLICATION_STATES, movesFrom } from '../../contract/application-states.ts';
import { moveTo } from './board-moves.ts';

it('finds the move of staff between two columns, and none where there is none', () => {
  expect(moveTo('submitted', 'in_review')?.event).toBe('begin_review');
  expect(moveTo('submitted', 'offer')).toBeUndefined();
  expect(moveTo('submitted', 'submitted')).toBeUndefined();
  expect(moveTo(undefined, 'offer')).toBeUndefined();
});

it('is never one of two: each column is reached by one move', () => {
  for (const state of APPLICATION_STATES) {
    const targets = movesFrom(state, 'staff').map(({ to }) => to);
    expect(new Set(targets).size, state).toBe(targets.length);
  }
});
