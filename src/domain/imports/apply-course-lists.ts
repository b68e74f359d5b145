import { writeScore } from '../../contract/course-limits.ts';
import type { Campuses } from './apply-campuses.ts';
import type { ImportContext } from './context.ts';
import {
  accreditationList, campusList, englishList, intakeKey, intakeList, intakeText, type CourseList, type Items, type ListItem,
} from './course-lists.ts'; // oxfmt-ignore
import type { CourseRecord } from './records.ts';

export interface ListedCourse {
  id: number;
  universityId: number;
  record: CourseRecord;
  staffFields: readonly string[];
  isNew: boolean;
}

/** The items a record states for each list; undefined if its source does not cover the list. */
export function itemsOf(
  list: CourseList,
  course: ListedCourse,
  campuses: Campuses,
  context: ImportContext,
): Items | undefined {
  const { record } = course;
  if (list.name === 'intakes')
    return record.intakes && new Map(record.intakes.map((i) => [intakeKey(i), intakeText(i)]));
  if (list.name === 'accreditations')
    return record.accreditations && new Map(record.accreditations.map((a) => [a, a]));
  if (list.name === 'english')
    return record.english && new Map(record.english.map((score) => [score.test, writeScore(score)]));
  if (!record.campuses) return undefined;
  const items = new Map<string, string>();
  for (const { name, at } of record.campuses) {
    const campus = campuses.find(course.universityId, name);
    if (campus) items.set(String(campus.id), campus.campus_location);
    else context.report.refuse(at, 'Location Name', name, 'this university has no such location');
  }
  return items;
}

export const inWords = (items: Items): string => [...items.values()].sort().join('; ');

/**
 * Replaces the lists of these courses by what the source says, unless staff have set them.
 * @returns the existing courses of which a list changed
 */
export async function applyCourseLists(
  context: ImportContext,
  courses: readonly ListedCourse[],
  campuses: Campuses,
): Promise<Set<number>> {
  const changed = new Set<number>();
  for (const list of [campusList, intakeList, accreditationList, englishList]) {
    const wanted = courses.flatMap((course) => {
      const items = course.staffFields.includes(list.name)
        ? undefined
        : itemsOf(list, course, campuses, context);
      return items ? [{ course, items }] : [];
    });
    const old = wanted.filter(({ course }) => !course.isNew).map(({ course }) => course.id);
    const present =
      old.length > 0 ? await list.load(context.trx, old) : new Map<number, Map<string, string>>();
    const removed: ListItem[] = [];
    const put: ListItem[] = [];
    for (const { course, items } of wanted) {
      const before = present.get(course.id) ?? new Map<string, string>();
      const gone = [...before].filter(([key]) => !items.has(key));
      const come = [...items].filter(([key, text]) =>
        list.name === 'campuses' ? !before.has(key) : before.get(key) !== text,
      );
      removed.push(...gone.map(([key, text]) => ({ course: course.id, key, text })));
      put.push(...come.map(([key, text]) => ({ course: course.id, key, text })));
      if (course.isNew || gone.length + come.length === 0) continue;
      changed.add(course.id);
      const subject = { kind: 'course', key: course.record.key, name: course.record.course_name } as const;
      const words = { before: inWords(before), after: inWords(items) };
      context.report.add({ outcome: 'changed', ...subject, field: list.name, ...words });
    }
    if (removed.length > 0) await list.remove(context.trx, removed);
    if (put.length > 0) await list.put(context.trx, put);
  }
  return changed;
}
