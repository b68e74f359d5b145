import type { EditKind } from '../edits/kinds.ts';
import { documentKind } from '../documents/index.ts';
import { articleForm } from './article.ts';
import { campusForm } from './campus.ts';
import { eventForm } from './event.ts';
import { factForm } from './fact.ts';
import { courseForm } from './course.ts';
import type { FormSchema } from './meta.ts';
import { cityForm, countryForm, fieldForm, levelForm } from './places.ts';
import { scholarshipForm } from './scholarship.ts';
import { universityForm } from './university.ts';

/** The form of a kind. The one validator: the API checks with it what is published, and screens are generated from it. */
type FormOf = (object: string) => FormSchema | undefined;

const FORMS: Partial<Record<EditKind, FormOf>> = {
  document: (name) => documentKind(name)?.schema,
  article: () => articleForm,
  event: () => eventForm,
  fact: () => factForm,
  university: () => universityForm,
  course: () => courseForm,
  scholarship: () => scholarshipForm,
  country: () => countryForm,
  city: () => cityForm,
  campus: () => campusForm,
  level: () => levelForm,
  field: () => fieldForm,
};

/** The schema of an object's form; undefined if there is no such kind or document. */
export const formSchema = (kind: EditKind, object: string): FormSchema | undefined => FORMS[kind]?.(object);
