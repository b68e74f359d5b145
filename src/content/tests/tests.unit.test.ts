import { describe, expect, test } from 'vitest';
import { isFactId } from '../facts/index.ts';
import { plainText } from '../plain-text.ts';
import { SKILLS, testGuideOf, testGuides } from './index.ts';

const textsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : value && typeof value === 'object'
      ? Object.values(value).flatMap(textsOf)
      : [];

test('there are three tests, found by their address', () => {
  expect(testGuides().map(({ name }) => name)).toEqual(['IELTS', 'TOEFL', 'PTE']);
  expect(testGuideOf('pte')?.name).toBe('PTE');
  expect(testGuideOf('gre')).toBeUndefined();
});

describe.each(testGuides())('$name', (guide) => {
  test("states the test's facts, each once at the top", () => {
    expect(guide.facts.every(isFactId)).toBe(true);
    expect(guide.facts.length).toBeGreaterThanOrEqual(2);
    const named = textsOf(guide).flatMap((text) =>
      [...text.matchAll(/\{fact:([a-z0-9-]+)\}/g)].map(([, id]) => id),
    );
    expect(guide.facts).toEqual(expect.arrayContaining(named));
  });

  test('is complete', () => {
    expect(guide.description.length).toBeLessThanOrEqual(160);
    for (const skill of SKILLS) {
      expect(guide.skills[skill].tasks.length).toBeGreaterThanOrEqual(2);
      expect(guide.skills[skill].practise).toHaveLength(3);
    }
    expect(guide.tips.reading.length).toBeGreaterThanOrEqual(5);
    expect(guide.tips.writing.length).toBeGreaterThanOrEqual(5);
    const words = textsOf(guide).map(plainText).join(' ').split(/\s+/).length;
    expect(words).toBeGreaterThan(700);
  });
});
