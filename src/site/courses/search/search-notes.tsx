import { FIGURE_LIMITS } from '../../../contract/courses.ts';
import { Notice } from '../../../ui/notice.tsx';
import type { CourseSearchView } from './load-course-search.ts';
import { notStatedWords } from './limit-words.ts';
import { changedSearch } from './search-address.ts';

/** How the text was read, and why courses that may match are not shown. */
export function SearchNotes({ view: { search, list } }: { view: CourseSearchView }) {
  if (!list) return null;
  const { understood, corrected, not_stated: notStated = {} } = list;
  const exactly = changedSearch(search, { exact: 'true' });
  const left = FIGURE_LIMITS.flatMap((limit) => {
    const count = notStated[limit] ?? 0;
    return count > 0 ? [notStatedWords(limit, count)] : [];
  });
  return (
    <>
      {understood?.notes.map(({ text, note, href, link }) => (
        <p key={text} className="search-note">
          {note} {href && <a href={href}>{link}</a>}
        </p>
      ))}
      {understood && (
        <p className={understood.sentence ? 'search-understood' : 'search-note'}>
          {understood.sentence} <a href={exactly}>Search exactly as typed</a>
        </p>
      )}
      {search.exact && (
        <p className="search-note">
          Searched exactly as typed.{' '}
          <a href={changedSearch(search, { exact: '' })}>Search for what it means</a>
        </p>
      )}
      {corrected && (
        <Notice live={false}>
          Showing results for <strong>{corrected}</strong>. Nothing matches “{search.search}” as typed.
        </Notice>
      )}
      {left.map((sentence) => (
        <p key={sentence} className="search-note">
          {sentence}
        </p>
      ))}
    </>
  );
}
