import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { loadChoices, type Choices } from './choices.ts';
import { Holds } from './holds.ts';
import { Places } from './places.ts';
import type { FieldChange, Value } from './merge.ts';
import type { CatalogueSource, Kind } from './records.ts';
import type { Report } from './report.ts';
import type { Writing } from './writing.ts';

/** What the steps of one import share. */
export interface ImportContext extends Writing {
  source: string;
  createsChoices: boolean;
  report: Report;
  choices: Choices;
  places: Places;
  holds: Holds;
  /** The courses of these universities are indexed again: their name, city, status or campuses changed. */
  touchedUniversities: Set<number>;
  touchedCourses: Set<number>;
  /** Those of the touched courses that did not exist before. */
  newCourses: Set<number>;
}

/** Loads what every step compares with. @param importId of the row in `imports` */
export async function openContext(
  trx: Transaction<Database>,
  importId: number,
  { source, createsChoices }: CatalogueSource,
  report: Report,
): Promise<ImportContext> {
  const writing: Writing = { trx };
  // The same object, so that everything in it writes in the transaction that is open.
  return Object.assign(writing, {
    source,
    createsChoices,
    report,
    choices: await loadChoices(writing),
    places: await Places.load(writing),
    holds: await Holds.load(writing, importId, source),
    touchedUniversities: new Set<number>(),
    touchedCourses: new Set<number>(),
    newCourses: new Set<number>(),
  });
}

export interface Subject {
  kind: Kind;
  key: string;
  name: string;
}

const text = (value: Value): string => String(value ?? '');

/** Reports changed fields, and fields set by staff for which the source has a new value. */
export function reportMerge(
  { report, holds }: ImportContext,
  subject: Subject,
  changes: readonly FieldChange[],
  kept: readonly FieldChange[],
): void {
  for (const { field, before, after } of changes) {
    report.add({ outcome: 'changed', ...subject, field, before: text(before), after: text(after) });
  }
  for (const { field, before, after } of kept) {
    const reason = `kept staff's value; the source now says ${text(after) || 'nothing'}`;
    report.add({ outcome: 'kept', ...subject, field, before: text(before), after: text(after), reason });
    holds.conflict(subject.kind, subject.key, field, { ours: text(before), said: text(after) });
  }
}
