import { fold } from '../search/terms.ts';
import type { Campuses } from './apply-campuses.ts';
import { applyCourseLists, type ListedCourse } from './apply-course-lists.ts';
import { insertRows, updateRows } from './bulk.ts';
import { reportMerge, type ImportContext } from './context.ts';
import { merge, type FieldChange, type SourcedRow, type Value, type Values, type Wanted } from './merge.ts';
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

interface Ready {
  record: CourseRecord;
  universityId: number;
  wanted: Wanted;
}

/** Empties the columns of values that are not believed, unless staff accepted them. */
function holdBack(record: CourseRecord, { holds, report }: ImportContext): Values {
  const held: Values = {};
  for (const doubt of record.doubts) {
    // Nobody sees a course that is not offered: its values wait without bothering anybody.
    const hidden = record.status === 'withdrawn';
    const verdict = hidden
      ? holds.isAccepted(record.key, doubt)
        ? 'accepted'
        : 'hidden'
      : holds.judge(record.key, doubt);
    if (verdict === 'accepted') continue;
    held[doubt.field] = null;
    if (verdict === 'known') report.stillHeld += 1;
    if (verdict !== 'new') continue;
    const { field, value, reason } = doubt;
    const subject = { kind: 'course', key: record.key, name: record.course_name } as const;
    report.add({ outcome: 'held', ...subject, ...record.at, field, value: String(value), reason });
  }
  return held;
}

/** Texts become ids; undefined after refusing the row. */
function prepare(
  record: CourseRecord,
  context: ImportContext,
  universities: ReadonlyMap<string, number>,
  seen: Set<string>,
): Ready | undefined {
  const { report, choices } = context;
  const about = { kind: 'course', key: record.key } as const;
  const refuse = (column: string, value: string, reason: string): undefined => {
    report.refuse(record.at, column, value, reason, about);
  };
  if (seen.has(record.key)) {
    return refuse('course key', record.key, 'this course code is already in the file, further up');
  }
  seen.add(record.key);
  const universityId = universities.get(record.universityKey);
  if (universityId === undefined) {
    const reason = 'there is no such university in the file or catalogue';
    return refuse('university key', record.universityKey, reason);
  }
  const level = choices.levels.find(record.interest);
  const field = record.specialization === null ? null : choices.fields.find(record.specialization);
  const advice = (names: string[]) =>
    `write one of: ${names.join(', ') || '(none yet)'}; or add new ones with --create-levels`;
  if (!level) return refuse('level', record.interest, `an unknown level; ${advice(choices.levels.names())}`);
  if (field === undefined) {
    return refuse(
      'field',
      record.specialization ?? '',
      `an unknown field; ${advice(choices.fields.names())}`,
    );
  }
  const {
    course_name,
    field_detail,
    course_type,
    duration_weeks,
    annual_fees,
    total_fees,
    currency,
    status,
  } = record;
  const plain = {
    course_name,
    field_detail,
    course_type,
    duration_weeks,
    annual_fees,
    total_fees,
    currency,
    status,
  };
  const said = {
    ...plain,
    university: record.universityKey,
    interest: record.interest,
    specialization: record.specialization,
  };
  const ids = { university_id: universityId, interest_id: level.id, specialization_id: field?.id ?? null };
  return {
    record,
    universityId,
    wanted: { columns: { ...ids, ...plain, ...holdBack(record, context) }, said },
  };
}

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

/** Applies one batch of courses. */
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
    const { trx, source, report, choices, createsChoices, touchedCourses } = this.#context;
    if (createsChoices) {
      await choices.levels.ensure(records.map(({ interest }) => interest));
      await choices.fields.ensure(records.flatMap(({ specialization }) => specialization ?? []));
    }
    const ready = records.flatMap(
      (record) => prepare(record, this.#context, this.#universities, this.#seen) ?? [],
    );
    const keys = ready.map(({ record }) => record.key);
    const rows = keys.length === 0 ? [] : await trx
      .selectFrom('courses').selectAll().where('source', '=', source).where('source_key', 'in', keys).execute(); // prettier-ignore
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
    await markSeen(trx, 'course', keys);
    for (const { id } of made) touchedCourses.add(id);
    for (const { id, touched } of updates) if (touched) touchedCourses.add(id);
    report.counts.course.added += made.length;
  }

  #insert({ record, wanted }: Ready): object {
    this.#context.report.add({ outcome: 'added', kind: 'course', key: record.key, name: record.course_name });
    const { source } = this.#context;
    const name_key = fold(record.course_name);
    return { ...wanted.columns, name_key, source, source_key: record.key, source_values: wanted.said };
  }

  #update({ wanted }: Ready, row: SourcedRow & Record<string, unknown>, listChanged: boolean) {
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
