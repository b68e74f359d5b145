import { Search } from 'lucide-react';
import { useEffect, useRef, useState, type ChangeEvent, type SubmitEvent } from 'react';
import { COURSE_FILTERS, forFilters, offeredFilters } from '../../../contract/course-filters.ts';
import { routes } from '../../../contract/routes.ts';
import {
  heroSearchErrors,
  type HeroSearch,
  type HeroSearchErrors,
  type SentSearch,
} from '../../../contract/search-form.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField, TextField } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { CourseChoices } from '../../courses/browser/course-choices.ts';

interface HeroSearchProps {
  choices: CourseChoices;
  /** What the browser submitted itself, if it is invalid. */
  sent?: SentSearch | undefined;
}

type FieldName = keyof HeroSearch;
const FIELDS: readonly FieldName[] = [...offeredFilters, 'search'];
/** Wording: docs/specification/behaviour.md, section 1. */
const OWN_LABELS: Partial<Record<FieldName, string>> = { country: 'Select Country' };

const errorsOf = (form: HTMLFormElement): HeroSearchErrors =>
  heroSearchErrors(Object.fromEntries(new FormData(form)));

/**
 * The search form of the home page. Its controls are uncontrolled, so what was typed before the script loaded stays.
 * Without scripts the browser submits the form to a page that redirects to the results or shows what is wrong.
 */
export default function HeroSearch({ choices, sent }: HeroSearchProps) {
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set(sent ? FIELDS : []));
  const [errors, setErrors] = useState<HeroSearchErrors>(sent?.errors ?? {});
  const element = useRef<HTMLFormElement>(null);
  const firstWrong = FIELDS.find((name) => sent?.errors[name]);

  const validate = (form: HTMLFormElement): HeroSearchErrors => {
    const found = errorsOf(form);
    setErrors(found);
    return found;
  };
  // A value that was corrected before the script loaded needs no message.
  useEffect(() => {
    if (!sent) return;
    const frame = requestAnimationFrame(() => {
      if (element.current) setErrors(errorsOf(element.current));
    });
    return () => cancelAnimationFrame(frame);
  }, [sent]);
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
        ...forFilters(offeredFilters, (name) => [value(name)]),
      }),
    );
  };
  const field = (name: FieldName) => ({
    id: `hero-${name}`,
    name,
    required: true,
    error: touched.has(name) ? errors[name] : undefined,
    defaultValue: sent?.values[name],
    autoFocus: name === firstWrong,
  });

  return (
    <form
      ref={element}
      method="get"
      action={routes.searchForm()}
      className="hero-form"
      aria-label="Search courses"
      noValidate
      onChange={change}
      onSubmit={submit}
    >
      {offeredFilters.map((name) => (
        <SelectField
          key={name}
          {...field(name)}
          label={OWN_LABELS[name] ?? COURSE_FILTERS[name].label}
          placeholder={`Choose a ${COURSE_FILTERS[name].noun}`}
          options={choices[name].map((choice) => ({ value: choice.id, label: choice.name }))}
        />
      ))}
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
