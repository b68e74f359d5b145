import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Test files that mostly wait for child processes. Started first, they run in parallel with all others. */
const LONGEST = ['tests/kill.test.ts', 'tests/durability.test.ts'];

/** The longest files first, then Vitest's own order, which needs the times of earlier runs to recognize long files. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const first = LONGEST.flatMap((name) => sorted.filter(({ moduleId }) => moduleId.endsWith(name)));
    return [...first, ...sorted.filter((file) => !first.includes(file))];
  }
}
