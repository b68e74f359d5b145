import v8 from 'node:v8';

/** Enough for V8 to optimize the code, so that objects have their final shape. */
const WARM_UP = 300;
const COUNTED = 600;
/** Collections of the young generation, below which the figure says nothing. */
const FEWEST = 5;

type Heap = v8.GCProfilerResult['statistics'][number]['beforeGC'];

const oldSpace = ({ heapSpaceStatistics }: Heap): number =>
  heapSpaceStatistics.find(({ spaceName }) => spaceName === 'old_space')!.spaceUsedSize;

/**
 * Prints how many bytes one call of `work` moves to V8's old generation, where they stay until that is collected: what the
 * collections of the young generation still find in use (docs/decisions/0076-what-a-request-leaves.md).
 */
export async function printLeft(work: () => Promise<unknown>): Promise<void> {
  const repeat = async (times: number) => {
    for (let done = 0; done < times; done += 1) {
      await work();
      if (done % 10 === 0) await new Promise(setImmediate);
    }
  };
  await repeat(WARM_UP);
  const profiler = new v8.GCProfiler();
  profiler.start();
  await repeat(COUNTED);
  const young = profiler.stop().statistics.filter(({ gcType }) => gcType === 'Scavenge');
  if (young.length < FEWEST) throw new Error(`Only ${young.length} collections of the young generation`);
  // The size can also shrink: another thread may be sweeping the old generation. That counts as 0.
  const moved = young.map(({ beforeGC, afterGC }) => Math.max(0, oldSpace(afterGC) - oldSpace(beforeGC)));
  console.log(Math.round(moved.reduce((sum, bytes) => sum + bytes, 0) / COUNTED));
}
