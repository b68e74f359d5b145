/** What a text was understood as, in the words of a sentence. */
export interface Said {
  levels: readonly string[];
  /** Labels of subjects; the words that are searched as typed. */
  subjects: readonly string[];
  words: readonly string[];
  /** With their article: 'the UK'. */
  countries: readonly string[];
  limits: readonly string[];
  ordering: string | undefined;
  /** Words that no course has; words that courses do not state; texts that another choice on the page overrules. */
  unknown: readonly string[];
  notStated: readonly string[];
  overruled: readonly string[];
  /** Places without such a course. */
  elsewhere: readonly string[];
  /** Levels without such a course. */
  otherLevels: readonly string[];
  /** Subjects that no course has, with the fields shown instead. */
  instead: readonly { text: string; fields: string }[];
}

const quoted = (texts: readonly string[]): string => list(texts.map((text) => `“${text}”`));

function list(texts: readonly string[], word = 'and'): string {
  return texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} ${word} ${texts.at(-1)}`;
}

/**
 * The sentence that tells people how their search was read: 'No course matches “kathmandu”, so it is left out. Showing courses in nursing, lowest
 * yearly fee first.'
 * @param count number of courses found
 */
export function searchSentence(said: Said, count: number): string {
  const { unknown, notStated, overruled, elsewhere, otherLevels, instead } = said;
  const sentences = instead.map(
    ({ text, fields }) => `No course matches “${text}”, so these are courses in ${fields}.`,
  );
  if (unknown.length > 0) {
    const them = unknown.length > 1 ? 'they are' : 'it is';
    sentences.push(`No course matches ${quoted(unknown)}, so ${them} left out.`);
  }
  if (notStated.length > 0) {
    const them = notStated.length > 1 ? 'They are' : 'It is';
    sentences.push(`Courses do not state ${quoted(notStated)}. ${them} left out.`);
  }
  if (overruled.length > 0) sentences.push(`Your choice on this page counts, not ${quoted(overruled)}.`);
  if (elsewhere.length > 0) sentences.push(`No such course in ${quoted(elsewhere)}.`);
  if (otherLevels.length > 0) sentences.push(`No ${list(otherLevels, 'or')} course matches.`);
  const shown = whatIsShown(said);
  if (shown) sentences.push(count > 0 ? `Showing ${shown}.` : `No course found for ${shown}.`);
  return sentences.join(' ');
}

/** 'Bachelor courses in nursing in Australia, up to NPR 20 lakh a year, lowest yearly fee first'; '' for everything. */
function whatIsShown({ levels, subjects, words, countries, limits, ordering, instead }: Said): string {
  const rest = [...limits, ...(ordering ? [ordering] : [])];
  const where = countries.length > 0 ? ` in ${list(countries, 'or')}` : '';
  const details = rest.length > 0 ? `, ${rest.join(', ')}` : '';
  const level = levels.length > 0 ? `${list(levels)} courses` : '';
  if (!level && subjects.length === 0 && instead.length === 0 && words.length > 0) {
    return `“${words.join(' ')}”${where}${details}`;
  }
  if (!level && subjects.length + words.length + countries.length + rest.length === 0) return '';
  const about = subjects.length > 0 ? ` in ${list(subjects)}` : '';
  const matching = words.length > 0 ? ` matching “${words.join(' ')}”` : '';
  return `${level || (about || matching || where ? 'courses' : 'all courses')}${about}${matching}${where}${details}`;
}
