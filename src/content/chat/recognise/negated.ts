/** Words that turn down the place after them, and those that may stand between. */
const BEFORE = new Set([
  'not',
  'except',
  'besides',
  'dont',
  'didnt',
  'doesnt',
  'wont',
  'never',
  'instead',
  'no',
]);
const BETWEEN = new Set(
  'interested planning in to for about of from the at want wanna like love need go going goes tell me ask asking choose study apply also visit prefer any more only'.split(
    ' ',
  ),
);
/** Words that turn down the place before them: 'australia hoina, canada'. */
const AFTER = new Set(['hoina', 'haina', 'hoena', 'bahek', 'chodera', 'chodi', 'होइन', 'हैन', 'बाहेक', 'छोडेर']);

const INCLUDE = new Set(['include', 'including', 'included', 'count', 'counting']);
const LEAVES_OUT = new Set(['not', 'except', 'excluding', 'exclude', 'besides', 'minus']);

/**
 * Whether something is asked to be left out: 'not including tuition', 'tuition bahek'. At the end of a question 'hoina' only
 * means 'is it not?'.
 */
export function isLeftOut(words: readonly string[], at: number, length: number): boolean {
  const after = words[at + length];
  if (after !== undefined && AFTER.has(after) && at + length < words.length - 1) return true;
  let before = at - 1;
  while (before >= 0 && INCLUDE.has(words[before]!)) before -= 1;
  return LEAVES_OUT.has(words[before] ?? '');
}

/**
 * Whether a place is named only to be turned down: 'not Australia', 'do not want to go to the USA', 'australia hoina'.
 * @param words all words of the question; the place has `length` of them from `at` on
 */
export function isNegated(words: readonly string[], at: number, length: number): boolean {
  const after = words[at + length];
  if (after !== undefined && AFTER.has(after)) return true;
  let before = at - 1;
  while (before >= 0 && BETWEEN.has(words[before]!)) before -= 1;
  const word = words[before];
  if (word === undefined) return false;
  return BEFORE.has(word) || (word === 'than' && words[before - 1] === 'rather');
}
