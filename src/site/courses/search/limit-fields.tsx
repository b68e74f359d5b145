import type { CourseLimitChoices } from '../../../contract/course-limit-choices.ts';
import { ENGLISH_TESTS, englishTests, type CourseLimit } from '../../../contract/course-limits.ts';
import { lakh } from '../../../contract/money-words.ts';
import { Choices } from '../../../ui/choices.tsx';
import { SelectField, TextField, type Option } from '../../../ui/field.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { FilterGroup, Group } from './filter-group.tsx';
import type { LimitFaults, ScoreField } from './limit-faults.ts';
import { intakeWords, lengthWords, limitWords } from './limit-words.ts';
import type { CourseSearch } from './search-address.ts';

const LAKH = 100_000;
const YEAR_LAKHS = [5, 8, 10, 12, 15, 18, 20, 25, 30, 35, 40, 50, 60, 80];
const TOTAL_LAKHS = [10, 15, 20, 30, 40, 50, 60, 80, 100, 120, 150, 200];
const WEEKS = [26, 52, 78, 104, 156, 208];
const RANKS = [50, 100, 200, 500, 1000];

interface LimitFieldsProps {
  search: CourseSearch;
  choices: CourseLimitChoices;
  faults: LimitFaults;
}

/** The fields of the limits. Each says in its closed group what is chosen. */
export function LimitFields(props: LimitFieldsProps) {
  const { search, choices, faults } = props;
  const said = (...limits: CourseLimit[]) =>
    limits
      .flatMap((limit) => [search[limit]].flat().map((value) => value && limitWords(limit, value, choices)))
      .filter(Boolean)
      .join(', ');
  const oneScholarship = search.scholarship.startsWith('id:');
  return (
    <>
      <fieldset className="filter-flags">
        <legend className="visually-hidden">Show only</legend>
        <Flag name="open" label="Open for application" search={search} />
        <Flag
          name="scholarship"
          label={oneScholarship ? 'With the scholarship you chose' : 'With a scholarship'}
          search={search}
        />
      </fieldset>
      <Group
        label="Fee in rupees"
        chosen={said('year_npr', 'total_npr')}
        open={faulty(faults, 'year_npr', 'total_npr')}
      >
        <Select {...props} limit="year_npr" label="A year, up to" options={amounts(YEAR_LAKHS)} />
        <Select {...props} limit="total_npr" label="Whole course, up to" options={amounts(TOTAL_LAKHS)} />
      </Group>
      <FilterGroup
        name="intake"
        label="Intake"
        choices={choices.intakes.map(({ intake, count }) => ({
          value: intake,
          label: intakeWords(intake),
          count,
        }))}
        chosen={search.intake}
        note={choices.intakes.length === 0 ? 'No course states a coming intake.' : undefined}
      />
      <English {...props} chosen={said('english')} />
      <Group label="Length" chosen={said('weeks')} open={faulty(faults, 'weeks')}>
        <Select
          {...props}
          limit="weeks"
          label="At most"
          options={WEEKS.map((weeks) => ({ value: weeks, label: lengthWords(weeks) }))}
        />
      </Group>
      <Places {...props} chosen={said('city', 'state')} />
      <Group label="Ranking" chosen={said('ranked')} open={faulty(faults, 'ranked')}>
        <Select {...props} limit="ranked" label="The university is" options={ranks(choices)} />
      </Group>
    </>
  );
}

const faulty = (faults: LimitFaults, ...limits: CourseLimit[]) => limits.some((limit) => faults[limit]);

const amounts = (lakhs: readonly number[]): Option[] =>
  lakhs.map((each) => ({ value: each * LAKH, label: lakh(each * LAKH) }));

const ranks = ({ rankings }: CourseLimitChoices): Option[] => [
  { value: 'any', label: 'In a ranking' },
  ...RANKS.map((rank) => ({ value: rank, label: `Among the top ${rank}` })),
  ...rankings.map(({ rank_source: source }) => ({ value: source, label: `In ${source}` })),
];

function Flag({
  name,
  label,
  search,
}: {
  name: 'open' | 'scholarship';
  label: string;
  search: CourseSearch;
}) {
  return (
    <label className="choice">
      <input
        type="checkbox"
        name={name}
        value={search[name] || 'true'}
        defaultChecked={search[name] !== ''}
      />
      <span>{label}</span>
    </label>
  );
}

/** A select that also offers the value of the address, which may be any. */
function Select({
  search,
  choices,
  faults,
  limit,
  label,
  options,
}: LimitFieldsProps & {
  limit: 'year_npr' | 'total_npr' | 'weeks' | 'ranked';
  label: string;
  options: readonly Option[];
}) {
  const value = search[limit];
  const known = value === '' || options.some((option) => String(option.value) === value);
  return (
    <SelectField
      id={`course-search-${limit}`}
      label={label}
      name={limit}
      placeholder="Any"
      options={known ? options : [{ value, label: limitWords(limit, value, choices) }, ...options]}
      defaultValue={value}
      error={faults[limit]}
    />
  );
}

/** Three fields with one name: their values make up 'ielts:6.5:6' (page-queries.ts). */
function English({ search, faults, chosen }: LimitFieldsProps & { chosen: string }) {
  const [test = '', overall = '', band = ''] = search.english.split(':');
  const fault = (field: ScoreField) => (faults.scoreField === field ? faults.english : undefined);
  return (
    <Group label="English score I have" chosen={chosen} open={Boolean(faults.english)}>
      {/* The script waits until test and score are filled in. */}
      <div className="filter-together" data-together="">
        <SelectField
          id="course-search-english"
          label="Test"
          name="english"
          placeholder="Any"
          options={englishTests.map((each) => ({ value: each, label: ENGLISH_TESTS[each].label }))}
          defaultValue={test}
          error={fault('test')}
        />
        <TextField
          id="course-search-score"
          label="Overall score"
          name="english"
          inputMode="decimal"
          placeholder="6.5"
          defaultValue={overall}
          maxLength={5}
          error={fault('score')}
        />
        <TextField
          id="course-search-band"
          label="Smallest band, if you know it"
          name="english"
          inputMode="decimal"
          placeholder="6"
          defaultValue={band}
          maxLength={5}
          error={fault('band')}
        />
      </div>
    </Group>
  );
}

/** Places of the chosen countries: in all of them they would be too many. */
function Places({ search, choices, faults, chosen }: LimitFieldsProps & { chosen: string }) {
  const any = search.country.length > 0 || chosen !== '';
  const cities = choices.cities.map(({ id, city_name: label, count }) => ({ value: id, label, count }));
  const states = choices.states.map(({ state: value, name: label, count }) => ({ value, label, count }));
  return (
    <Group label="City or state" chosen={chosen} open={faulty(faults, 'city', 'state')}>
      {!any && <p className="pb-2">Choose a country first.</p>}
      {any && states.length > 0 && (
        <Choices name="state" legend="State" choices={states} defaultChecked={fullStates(search, choices)} />
      )}
      {any && (
        <Choices
          name="city"
          legend={states.length > 0 ? 'City' : <VisuallyHidden>City</VisuallyHidden>}
          choices={cities}
          defaultChecked={cityIds(search, choices)}
        />
      )}
      {(faults.city ?? faults.state) && <p className="field-error">{faults.city ?? faults.state}</p>}
    </Group>
  );
}

/** Ids of the chosen cities; the address may have their names. */
const cityIds = (search: CourseSearch, { cities }: CourseLimitChoices): string[] =>
  search.city.map((value) => {
    const named = cities.find(({ city_name: name }) => name.toLowerCase() === value.toLowerCase());
    return named ? String(named.id) : value;
  });

/** The chosen states with their countries, which the address may leave out. */
const fullStates = (search: CourseSearch, { states }: CourseLimitChoices): string[] =>
  search.state.map((value) => {
    const named = states.find(({ name, state }) => [name, state].includes(value));
    return named?.state ?? value;
  });
