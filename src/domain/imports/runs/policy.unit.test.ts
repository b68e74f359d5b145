import { describe, expect, it } from 'vitest';
import { actionsOf, WRITING, wholeFraction } from './policy.ts';

const REGISTER = ['Institutions', 'Locations', 'Course Locations', 'Courses'];
const TEMPLATE = ['Universities', 'Courses'];

describe('how much of an import is done', () => {
  it.each([
    ['a dry run of the register', { kind: 'cricos', step: 'check', inParts: false }, REGISTER],
    ['a dry run of a template', { kind: 'csv', step: 'check', inParts: true }, TEMPLATE],
    ['the register', { kind: 'cricos', step: 'apply', inParts: false }, [...REGISTER, 'Search index']],
    ['a template', { kind: 'csv', step: 'apply', inParts: false }, [...TEMPLATE, 'Search index']],
    ['the register in parts', { kind: 'cricos', step: 'apply', inParts: true }, [...REGISTER, WRITING]],
    ['a template in parts', { kind: 'csv', step: 'apply', inParts: true }, [...TEMPLATE, WRITING]],
  ] as const)('grows from 0 to 1 over all phases of %s', (_, run, phases) => {
    const fractions = phases.flatMap((phase) =>
      [0, 0.5, 1].map((fraction) => wholeFraction(run, { phase, fraction })),
    );
    expect(fractions[0]).toBe(0);
    expect(fractions.at(-1)).toBeCloseTo(1);
    expect(fractions).toEqual(fractions.toSorted((a, b) => a - b));
    for (const [n, fraction] of fractions.entries())
      if (n % 3 > 0) expect(fraction).toBeGreaterThan(fractions[n - 1]!);
  });

  it('counts the courses for most of it: they take most of the time', () => {
    const run = { kind: 'cricos', step: 'check', inParts: false } as const;
    expect(wholeFraction(run, { phase: 'Courses', fraction: 0 })).toBeLessThan(0.2);
    const applied = { ...run, step: 'apply' } as const;
    expect(wholeFraction(applied, { phase: 'Courses', fraction: 1 })).toBeCloseTo(0.55, 1);
  });

  it('is nothing while the file is opened, and never more than all', () => {
    const run = { kind: 'cricos', step: 'check', inParts: false } as const;
    expect(wholeFraction(run, { phase: 'Reading the file', fraction: 0.5 })).toBe(0);
    expect(wholeFraction(run, { phase: 'Courses', fraction: 1.2 })).toBe(1);
  });
});

describe('what staff can do with an import', () => {
  it('that is being written is to wait, and if that failed to complete it', () => {
    expect(actionsOf('running', false)).toEqual(['stop']);
    expect(actionsOf('running', true)).toEqual([]);
    expect(actionsOf('interrupted', true)).toEqual([]);
    expect(actionsOf('failed', true)).toEqual(['apply', 'discard']);
    expect(actionsOf('discarded', true)).toEqual([]);
  });
});
