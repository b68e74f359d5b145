import { applyCampuses } from './apply-campuses.ts';
import { CourseApplier } from './apply-courses.ts';
import { applyUniversities } from './apply-universities.ts';
import type { ImportContext } from './context.ts';
import type { CatalogueSource, CourseRecord } from './records.ts';
import { readAhead } from './read-ahead.ts';
import { checkRefusals, checkWithdrawals } from './safety.ts';
import { clearSeen, markSeen } from './seen.ts';
import { showUsed } from './show-used.ts';
import { countListed, withdrawUnseen } from './withdraw.ts';

export interface ApplyOptions {
  allowWithdrawals?: boolean | undefined;
  allowRefusals?: boolean | undefined;
  /** Courses compared and written at once. */
  chunk: number;
  /** Runs what belongs together; `context.trx` is open while it does. The file is read in between and meanwhile. */
  part: <T>(work: () => Promise<T>) => Promise<T>;
  /** Ends the import between two chunks. */
  signal?: AbortSignal | undefined;
}

/**
 * Compares everything that a source says with the catalogue, writes the changes and reports them. What is the same already
 * stays as it is, so an import that was ended half-way is completed by applying it again.
 * @throws ImportRefusedError when the file as a whole must not be imported.
 */
export async function applySource(
  context: ImportContext,
  source: CatalogueSource,
  options: ApplyOptions,
): Promise<void> {
  const { report } = context;
  const { part, signal, chunk: most } = options;
  const allowed = options.allowWithdrawals ?? false;
  const listed = await part(async () => ({
    universities: await countListed(context.trx, 'universities', source.source),
    courses: await countListed(context.trx, 'courses', source.source),
  }));

  const found = await source.universities();
  const universities = await part(() => applyUniversities(context, found));
  const campuses = await source.campuses();
  const applied = await part(() =>
    applyCampuses(context, campuses, universities, source.covers.has('campus')),
  );
  checkWithdrawals('campus', applied.gone, applied.before, allowed);

  const applier = new CourseApplier(context, universities, applied.campuses);
  for await (const chunk of readAhead(chunked(source.courses(), most))) {
    signal?.throwIfAborted();
    await part(() => applier.apply(chunk));
  }
  source.finish();
  checkRefusals(report, options.allowRefusals ?? false);

  await part(async () => {
    for (const kind of ['course', 'university'] as const) {
      const refused = report.refusedKeys.filter((about) => about.kind === kind).map(({ key }) => key);
      await markSeen(context.trx, kind, [...new Set(refused)]);
    }
  });
  if (source.covers.has('course')) {
    const gone = await part(() => withdrawUnseen(context, 'courses'));
    checkWithdrawals('course', gone, listed.courses, allowed);
  }
  if (source.covers.has('university')) {
    const gone = await part(() => withdrawUnseen(context, 'universities'));
    checkWithdrawals('university', gone, listed.universities, allowed);
  }
  await part(async () => {
    await context.holds.save({ complete: source.covers.has('course') });
    await showUsed(context.trx);
    await clearSeen(context.trx);
  });
}

async function* chunked(
  batches: AsyncIterable<CourseRecord[]>,
  most: number,
): AsyncGenerator<CourseRecord[]> {
  let rest: CourseRecord[] = [];
  for await (const batch of batches) {
    rest.push(...batch);
    while (rest.length >= most) yield rest.splice(0, most);
  }
  if (rest.length > 0) yield rest;
}
