import { DOCUMENT_GROUPS, EARLIER_DOCUMENTS } from '../../../../contract/application-form.ts';
import { withReference } from '../../../../contract/reference.ts';
import type { FormAnswer } from '../../../account/browser/post-form.ts';
import { EMPTY_FIELDS, type FieldName } from '../fields.ts';
import type { Content } from './submission.ts';

/** Source: docs/specification/behaviour.md, section 8. */
const FALLBACK = 'An error occurred while submitting your documents. Please try again later.';

/** The errors of a submission as the server reports them. */
export interface Problem {
  /** One sentence. */
  message: string;
  fields: Partial<Record<FieldName, string>>;
  /** Error of the course or university, which have no field in the form. */
  course: string | null;
  /** Error of the documents of earlier applications. */
  earlier: string | null;
  /** By attachment id. */
  files: ReadonlyMap<number, string>;
  /** The same submission may succeed later. */
  passing: boolean;
}

export const NO_PROBLEM: Problem = {
  message: '',
  fields: {},
  course: null,
  earlier: null,
  files: new Map(),
  passing: false,
};

/** Parses {"email":["…"],"cv_documents":{"0":{"file":["…"]}},"detail":"…"}. Source: docs/wire.md. */
export function readProblem(answer: FormAnswer, { files }: Content): Problem {
  const { status, body } = answer;
  const errors = record(body);
  const names = Object.keys(EMPTY_FIELDS) as FieldName[];
  const fields = names.flatMap((name) => {
    const text = sentence(errors[name]);
    return text ? [[name, text] as const] : [];
  });
  const ofFiles = new Map<number, string>();
  for (const { name } of DOCUMENT_GROUPS) {
    for (const [index, problem] of Object.entries(record(errors[name]))) {
      const text = sentence(record(problem)['file']);
      const file = files.find((one) => one.group === name && one.index === Number(index));
      if (text && file) ofFiles.set(file.id, text);
    }
  }
  const [detail, error] = [sentence(errors['detail']), sentence(errors['error'])];
  return {
    // For a throttled call `detail` counts seconds, as in the old API; `error` is for people.
    message: withReference((status === 429 ? (error ?? detail) : (detail ?? error)) ?? FALLBACK, answer),
    fields: Object.fromEntries(fields),
    course: sentence(errors['preferred_course']) ?? sentence(errors['preferred_university']),
    earlier: sentence(errors[EARLIER_DOCUMENTS]),
    files: ofFiles,
    passing: status >= 500 || status === 408 || status === 429,
  };
}

/** The tab with the first error. */
export function placeOf({ fields, course, earlier, files }: Problem): 'profile' | 'documents' | null {
  if (course || Object.keys(fields).length > 0) return 'profile';
  return earlier || files.size > 0 ? 'documents' : null;
}

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

function sentence(value: unknown): string | null {
  const text: unknown = Array.isArray(value) ? value[0] : value;
  return typeof text === 'string' && text !== '' ? text : null;
}
