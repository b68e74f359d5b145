import { X } from 'lucide-react';
import { offeredFilters } from '../../../contract/course-filters.ts';
import { Icon } from '../../../ui/icon.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { CourseChoices } from '../browser/course-choices.ts';
import { changedSearch, countChosen, type CourseSearch } from './search-address.ts';

/** The text and the chosen filters, each a link to the same search without it. On phones the filters themselves are hidden. */
export function ChosenFilters({ search, choices }: { search: CourseSearch; choices: CourseChoices }) {
  if (!search.search && countChosen(search) === 0) return null;
  return (
    <ul className="chosen-filters" aria-label="Chosen filters">
      {search.search && (
        <Chosen name={`“${search.search}”`} without={changedSearch(search, { search: '' })} />
      )}
      {offeredFilters.flatMap((filter) =>
        choices[filter]
          .filter(({ id }) => search[filter].includes(String(id)))
          .map(({ id, name }) => {
            const rest = search[filter].filter((value) => value !== String(id));
            return (
              <Chosen key={filter + id} name={name} without={changedSearch(search, { [filter]: rest })} />
            );
          }),
      )}
    </ul>
  );
}

function Chosen({ name, without }: { name: string; without: string }) {
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
