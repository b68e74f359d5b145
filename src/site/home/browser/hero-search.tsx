import { Search } from 'lucide-react';
import { useState, useSyncExternalStore, type ChangeEvent, type SubmitEvent } from 'react';
import { routes } from '../../../contract/routes.ts';
import { heroSearchErrors, type HeroSearch, type HeroSearchErrors } from '../../../contract/search-form.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField, TextField, type Option } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';

interface HeroSearchProps {
  interests: readonly Option[];
  specializations: readonly Option[];
  countries: readonly Option[];
}

type FieldName = keyof HeroSearch;
const never = () => () => {};
const FIELDS: readonly FieldName[] = ['interest', 'specialization', 'country', 'search'];

/**
 * The search form of the home page. Its controls keep their own values, so what was typed before the script
 * came is still there after; without a script the browser sends the same form to the same address.
 */
export default function HeroSearch({ interests, specializations, countries }: HeroSearchProps) {
  // Until it is hydrated the browser's own validation stands in for ours.
  const alive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [errors, setErrors] = useState<HeroSearchErrors>({});

  const validate = (form: HTMLFormElement): HeroSearchErrors => {
    const found = heroSearchErrors(Object.fromEntries(new FormData(form)));
    setErrors(found);
    return found;
  };
  const change = ({ currentTarget: form, target }: ChangeEvent<HTMLFormElement>) => {
    setTouched(new Set(touched).add(target.name));
    validate(form);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const wrong = FIELDS.find((name) => validate(form)[name]);
    setTouched(new Set(FIELDS));
    if (wrong) {
      form.querySelector<HTMLElement>(`[name=${wrong}]`)?.focus();
      return;
    }
    const data = new FormData(form);
    const value = (name: FieldName) => {
      const entry = data.get(name);
      return typeof entry === 'string' ? entry : '';
    };
    location.assign(
      routes.courseSearch({
        search: value('search'),
        interest: [value('interest')],
        specialization: [value('specialization')],
        country: [value('country')],
      }),
    );
  };
  const field = (name: FieldName) => ({
    id: `hero-${name}`,
    name,
    required: true,
    error: touched.has(name) ? errors[name] : undefined,
  });

  return (
    <form
      method="get"
      action={routes.courseSearch()}
      className="hero-form"
      aria-label="Search courses"
      noValidate={alive}
      onChange={change}
      onSubmit={submit}
    >
      <SelectField
        {...field('interest')}
        label="Qualification Level"
        placeholder="Choose a level"
        options={interests}
      />
      <SelectField
        {...field('specialization')}
        label="Program of Interest"
        placeholder="Choose a field"
        options={specializations}
      />
      <SelectField
        {...field('country')}
        label="Select Country"
        placeholder="Choose a country"
        options={countries}
      />
      <TextField
        {...field('search')}
        type="search"
        label="Search"
        placeholder="Course, university or city"
        minLength={3}
        autoComplete="off"
        enterKeyHint="search"
      />
      <Button type="submit" className="hero-form-button">
        <Icon of={Search} />
        Search courses
      </Button>
    </form>
  );
}
