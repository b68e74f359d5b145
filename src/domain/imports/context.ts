import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import type { Choices } from './choices.ts';
import type { Holds } from './holds.ts';
import type { Places } from './places.ts';
import type { FieldChange, Value } from './merge.ts';
import type { Kind } from './records.ts';
import type { Report } from './report.ts';

/** What the steps of one import share. */
export interface ImportContext {
  trx: Transaction<Database>;
  source: string;
  createsChoices: boolean;
  report: Report;
  choices: Choices;
  places: Places;
  holds: Holds;
  /** The courses of these universities are indexed again: their name, city, status or campuses changed. */
  touchedUniversities: Set<number>;
  touchedCourses: Set<number>;
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
