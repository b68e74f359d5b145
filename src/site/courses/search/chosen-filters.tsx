import { X } from 'lucide-react';
import { Icon } from '../../../ui/icon.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { CourseSearchView } from './load-course-search.ts';
import { changedSearch, courseSearchAddress } from './search-address.ts';
import { withoutPart } from './understood-text.ts';

/**
 * The text, the chosen filters and what the text was understood as, each a link to the same search without it. On phones the
 * filters themselves are hidden.
 */
export function ChosenFilters({ view: { search, chosen, list } }: { view: CourseSearchView }) {
  const parts = (list?.understood?.parts ?? []).filter(({ overruled }) => !overruled);
  if (!search.search && chosen.length === 0) return null;
  return (
    <ul className="chosen-filters" aria-label="Chosen filters">
      {search.search && (
        <Chip
          name={`“${search.search}”${search.exact ? ' exactly as typed' : ''}`}
          without={changedSearch(search, { search: '', exact: '' })}
        />
      )}
      {parts.map((part) => (
        <Chip
          key={part.text + part.as}
          name={part.label}
          without={changedSearch(search, { search: withoutPart(search.search, part.text) })}
        />
      ))}
      {chosen.map(({ key, name, without }) => (
        <Chip key={key} name={name} without={courseSearchAddress(without)} />
      ))}
    </ul>
  );
}

function Chip({ name, without }: { name: string; without: string }) {
  return (
    <li>
      <a href={without}>
        <VisuallyHidden>Remove </VisuallyHidden>
        {name}
        <Icon of={X} />
      </a>
    </li>
  );
}
