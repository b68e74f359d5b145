import type { ChangeKind } from '../../contract/change-log.ts';
import { listPath } from './noun.ts';

interface Place {
  kind: ChangeKind;
  object: string;
  title: string;
}

/** Without an object, as for all rates that were fetched, its list. */
const record =
  (noun: string) =>
  ({ object }: Place) =>
    object === '' ? `/${noun}` : `/${noun}/${encodeURIComponent(object)}`;
const list = (noun: string) => () => `/${noun}`;

/** The screen of each kind of object; a list for those without a screen of their own. */
const PATHS: Readonly<Record<ChangeKind, ((place: Place) => string) | null>> = {
  document: record('content'),
  fact: record('facts'),
  article: record('posts'),
  event: record('events'),
  university: record('universities'),
  course: record('courses'),
  scholarship: record('scholarships'),
  country: record('countries'),
  city: record('cities'),
  level: record('levels'),
  field: record('fields'),
  rate: record('rates'),
  // It is shown beside the list that it changed.
  bulk_edit: null,
  campus: record('campuses'),
  person: record('people'),
  staff: record('people'),
  invitation: list('staff'),
  application: record('applications'),
  case_view: list('applications'),
  enquiry: record('enquiries'),
  enquiry_import: record('enquiry-imports'),
  attendee: record('events'),
  mail: ({ title }) => listPath('mails', { search: title }),
  import: record('imports'),
  held_value: list('held'),
  picture: record('pictures'),
  list: list('applications'),
  samples: list('content'),
  set_up: list('content'),
};

/** Where the back office shows an object, as a path within it; undefined: nowhere, or its account was erased. */
export const recordPath = (place: Place): string | undefined =>
  place.title === '' ? undefined : PATHS[place.kind]?.(place);
