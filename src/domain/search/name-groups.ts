import { anyMark, range } from './marks.ts';

// Each entry of the index has a mark for the length of its course's name: course_name_group() in db/migrations/0102_name_groups.sql.

const LAST_GROUP = 30;
const mark = (group: number): string => `#n${group}`;

/** A tsquery for names that are at most this long, or a little longer: those of the same group. Undefined if all may be. */
export function namesUpTo(letters: number): string | undefined {
  const group = Math.floor(letters / 3);
  return group < LAST_GROUP ? anyMark(range(0, group).map(mark)) : undefined;
}

/**
 * The groups in their order, as tsqueries. Names shorter than 15 letters or longer than 59 are few: each group that is read by
 * itself costs a pass over the lists of the words.
 */
export const NAME_GROUPS = [range(0, 4), ...range(5, 19).map((group) => [group]), range(20, LAST_GROUP)].map(
  (groups) => anyMark(groups.map(mark)),
);
