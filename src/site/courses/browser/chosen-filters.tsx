import { X } from 'lucide-react';
import { offeredFilters } from '../../../contract/course-filters.ts';
import { routes } from '../../../contract/routes.ts';
import { Icon } from '../../../ui/icon.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { isFiltered, type CourseSearch } from './course-search-address.ts';
import type { CourseChoices } from './course-search-props.ts';

/** The active filters, each a link to the same search without it. On phones the filter panel itself is hidden. */
export function ChosenFilters({ search, choices }: { search: CourseSearch; choices: CourseChoices }) {
  if (!search.search && !isFiltered(search)) return null;
  const first = { ...search, page: undefined };
  return (
    <ul className="chosen-filters" aria-label="Chosen filters">
      {search.search && (
        <Chosen name={`“${search.search}”`} without={routes.courseSearch({ ...first, search: '' })} />
      )}
      {offeredFilters.flatMap((filter) =>
        choices[filter]
          .filter(({ id }) => search[filter].includes(String(id)))
          .map(({ id, name }) => {
            const rest = search[filter].filter((value) => value !== String(id));
            return (
              <Chosen
                key={filter + id}
                name={name}
                without={routes.courseSearch({ ...first, [filter]: rest })}
              />
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
