import { ChevronDown, ChevronRight } from 'lucide-react';
import type { Country } from '../../contract/countries.ts';
import { routes } from '../../contract/routes.ts';
import { Icon } from '../../ui/icon.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import type { NamedUniversity, ScholarshipsView } from './load-scholarships.ts';
import './country-picker.css';

/**
 * Countries as links. The chosen one is a native disclosure with its universities: pressing it again toggles the
 * list. Another country is another address; choosing a university returns with the list closed.
 */
export function CountryPicker({ view }: { view: ScholarshipsView }) {
  return (
    <nav aria-label="Countries and universities">
      <ul className="country-picker">
        {view.countries.map((country) => (
          <li key={country.id}>
            {country.id === view.country?.id ? (
              <details open={view.university === null}>
                <summary className="country-picker-country">
                  {country.country_name}
                  <Icon of={ChevronDown} />
                </summary>
                <Universities view={view} country={country} />
              </details>
            ) : (
              <a className="country-picker-country" href={routes.scholarships({ country: country.id })}>
                {country.country_name}
                <Icon of={ChevronRight} />
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Universities({
  view: { universities, university },
  country,
}: {
  view: ScholarshipsView;
  country: Country;
}) {
  if (!universities || universities.all.count === 0) {
    return <p className="px-4 py-3 text-ink-soft">No universities available for this country.</p>;
  }
  const { withScholarships, all } = universities;
  const list = (items: readonly NamedUniversity[]) => (
    <ul>
      {items.map(({ id, university_name: name }) => (
        <li key={id}>
          <a
            href={routes.scholarships({ country: country.id, university: id })}
            aria-current={id === university?.id ? 'page' : undefined}
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
  const apart = withScholarships.length > 0 && all.pages > 1;
  return (
    <div className="country-picker-universities">
      {apart && (
        <>
          <p>With scholarships</p>
          {list(withScholarships)}
          <p>All universities</p>
        </>
      )}
      {list(all.results)}
      {all.pages > 1 && (
        <Pagination
          label="Pages of universities"
          page={all.page}
          pages={all.pages}
          address={(page) => routes.scholarships({ country: country.id, page })}
        />
      )}
    </div>
  );
}
