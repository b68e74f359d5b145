import type { ImportContext } from './context.ts';
import type { Values, Wanted } from './merge.ts';
import type { CourseRecord } from './records.ts';

/** A course whose names were resolved to ids of the catalogue. */
export interface ReadyCourse {
  record: CourseRecord;
  universityId: number;
  wanted: Wanted;
}

/** Empties the columns of implausible values, unless staff accepted them. */
function holdBack(record: CourseRecord, { holds, report }: ImportContext): Values {
  const held: Values = {};
  for (const doubt of record.doubts) {
    // Nobody sees a withdrawn course, so its values are held without asking staff.
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

/** Resolves names to ids; undefined after refusing the row. */
export function prepareCourse(
  record: CourseRecord,
  context: ImportContext,
  universities: ReadonlyMap<string, number>,
  seen: Set<string>,
): ReadyCourse | undefined {
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
