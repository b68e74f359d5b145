import { fold } from '../search/terms.ts';
import type { Campuses } from './apply-campuses.ts';
import { applyCourseLists, type ListedCourse } from './apply-course-lists.ts';
import { insertRows, updateRows } from './bulk.ts';
import { reportMerge, type ImportContext } from './context.ts';
import { merge, type FieldChange, type SourcedRow, type Value } from './merge.ts';
import { noteLists } from './note-lists.ts';
import { prepareCourse, type ReadyCourse } from './prepare-course.ts';
import type { CourseRecord } from './records.ts';
import { markSeen } from './seen.ts';

const COLUMNS = {
  university_id: 'int',
  interest_id: 'int',
  specialization_id: 'int',
  course_name: 'text',
  name_key: 'text',
  field_detail: 'text',
  course_type: 'text',
  duration_weeks: 'int',
  annual_fees: 'numeric',
  total_fees: 'numeric',
  currency: 'text',
  status: 'text',
  source_values: 'jsonb',
};
const INSERTED = { ...COLUMNS, source: 'text', source_key: 'text' };

function label(
  context: ImportContext,
  universityKeys: ReadonlyMap<number, string>,
  column: string,
  value: Value,
): Value {
  if (typeof value !== 'number') return value;
  if (column === 'interest_id') return context.choices.levels.label(value);
  if (column === 'specialization_id') return context.choices.fields.label(value);
  return column === 'university_id' ? (universityKeys.get(value) ?? value) : value;
}

/** Compares courses with the catalogue and writes the changes, one batch at a time. */
export class CourseApplier {
  readonly #context: ImportContext;
  readonly #universities: ReadonlyMap<string, number>;
  readonly #universityKeys: ReadonlyMap<number, string>;
  readonly #campuses: Campuses;
  readonly #seen = new Set<string>();

  constructor(context: ImportContext, universities: ReadonlyMap<string, number>, campuses: Campuses) {
    this.#context = context;
    this.#universities = universities;
    this.#universityKeys = new Map([...universities].map(([key, id]) => [id, key]));
    this.#campuses = campuses;
  }

  async apply(records: readonly CourseRecord[]): Promise<void> {
    const { trx, source, report, choices, createsChoices, touchedCourses, newCourses } = this.#context;
    if (createsChoices) {
      await choices.levels.ensure(records.map(({ interest }) => interest));
      await choices.fields.ensure(records.flatMap(({ specialization }) => specialization ?? []));
    }
    const ready = records.flatMap(
      (record) => prepareCourse(record, this.#context, this.#universities, this.#seen) ?? [],
    );
    const keys = ready.map(({ record }) => record.key);
    const rows = keys.length === 0 ? [] : await trx
      .selectFrom('courses').selectAll().where('source', '=', source).where('source_key', 'in', keys).execute(); // oxfmt-ignore
    const existing = new Map(rows.map((row) => [row.source_key, row]));
    const inserts = ready.flatMap((course) =>
      existing.has(course.record.key) ? [] : [this.#insert(course)],
    );
    const made = await insertRows<SourcedRow>(trx, 'courses', INSERTED, inserts, ['id', 'source_key']);
    const madeIds = new Map(made.map(({ id, source_key }) => [source_key, id]));
    const listed = ready.map(({ record, universityId }): ListedCourse => {
      const row = existing.get(record.key);
      const id = row?.id ?? madeIds.get(record.key)!;
      return { id, universityId, record, staffFields: row?.staff_fields ?? [], isNew: !row };
    });
    const listChanged = await applyCourseLists(this.#context, listed, this.#campuses);
    const updates = ready.flatMap((course) => {
      const row = existing.get(course.record.key);
      return row ? this.#update(course, row, listChanged.has(row.id)) : [];
    });
    await updateRows(trx, 'courses', COLUMNS, updates);
    await noteLists(this.#context, listed, this.#campuses);
    await markSeen(trx, 'course', keys);
    for (const { id } of made) {
      touchedCourses.add(id);
      newCourses.add(id);
    }
    for (const { id, touched } of updates) if (touched) touchedCourses.add(id);
    report.counts.course.added += made.length;
  }

  #insert({ record, wanted }: ReadyCourse): object {
    this.#context.report.add({ outcome: 'added', kind: 'course', key: record.key, name: record.course_name });
    const { source } = this.#context;
    const name_key = fold(record.course_name);
    return { ...wanted.columns, name_key, source, source_key: record.key, source_values: wanted.said };
  }

  #update({ wanted }: ReadyCourse, row: SourcedRow & Record<string, unknown>, listChanged: boolean) {
    const { columns, said, changes, kept, dirty } = merge(row, wanted);
    const amounts = columns['annual_fees'] !== null || columns['total_fees'] !== null;
    if (columns['currency'] === null && amounts) columns['currency'] = row['currency'] as Value;
    const name = String(columns['course_name']);
    const shown = changes.map(({ field, before, after }): FieldChange => ({
      field: field.replace(/_id$/, ''),
      before: label(this.#context, this.#universityKeys, field, before),
      after: label(this.#context, this.#universityKeys, field, after),
    }));
    reportMerge(this.#context, { kind: 'course', key: row.source_key, name }, shown, kept);
    const touched = changes.length > 0 || listChanged;
    this.#context.report.counts.course[touched ? 'changed' : 'unchanged'] += 1;
    if (!dirty && !listChanged) return [];
    return [{ ...columns, id: row.id, touched, name_key: fold(name), source_values: said }];
  }
}
