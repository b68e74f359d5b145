import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Tests that mostly wait for processes of their own: begun first, they run beside all others instead of after them. */
const LONGEST = ['tests/kill.test.ts', 'tests/durability.test.ts'];

/** Vitest's own order after the longest files, which it would take for short ones where it has no times of earlier runs. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const first = LONGEST.flatMap((name) => sorted.filter(({ moduleId }) => moduleId.endsWith(name)));
    return [...first, ...sorted.filter((file) => !first.includes(file))];
  }
}
