import type { EditKind } from '../../contract/edits/kinds.ts';
import { articles } from '../articles/commands.edits.ts';
import { campuses } from '../campuses/commands.edits.ts';
import { cities, countries, fields, levels } from '../catalogue/choices/kinds.ts';
import { courses } from '../courses/commands.edits.ts';
import { scholarships } from '../scholarships/commands.edits.ts';
import { universities } from '../universities/commands.edits.ts';
import { documents } from './documents.ts';
import { facts } from './facts.ts';
import type { EditableKind } from './kind.ts';

/** How each kind is read and written. */
export const EDITABLE: Partial<Record<EditKind, EditableKind>> = {
  document: documents,
  fact: facts,
  article: articles,
  university: universities,
  course: courses,
  scholarship: scholarships,
  country: countries,
  city: cities,
  campus: campuses,
  level: levels,
  field: fields,
};
