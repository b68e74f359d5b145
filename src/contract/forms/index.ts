import type { EditKind } from '../edits/kinds.ts';
import { documentKind } from '../documents/index.ts';
import { articleForm } from './article.ts';
import { eventForm } from './event.ts';
import { factForm } from './fact.ts';
import type { FormSchema } from './meta.ts';

/** The form of a kind. The one validator: the API checks with it what is published, and screens are generated from it. */
type FormOf = (object: string) => FormSchema | undefined;

const FORMS: Partial<Record<EditKind, FormOf>> = {
  document: (name) => documentKind(name)?.schema,
  article: () => articleForm,
  event: () => eventForm,
  fact: () => factForm,
};

/** The schema of an object's form; undefined if there is no such kind or document. */
export const formSchema = (kind: EditKind, object: string): FormSchema | undefined => FORMS[kind]?.(object);
