import * as z from 'zod';
import type { CatalogueKind } from '../catalogue/lists.ts';
import type { Field } from '../forms/field.ts';
import { formSchema } from '../forms/index.ts';
import type { FormSchema } from '../forms/meta.ts';
import { walkForm } from '../forms/walk.ts';
import type { BulkAction } from './shapes.ts';

/**
 * The fields of each form that many records can share. Names, web addresses, pictures, campuses and rankings differ from
 * record to record, so they are not here.
 */
export const BULK_FIELDS: Readonly<Record<CatalogueKind, readonly string[]>> = {
  university: [
    'city_id',
    'english',
    'offer_letter_requirement',
    'academic_requirement',
    'english_language_requirement',
    'turnaround_time',
    'financial_requirements',
    'specific_genuine_student_requirement',
  ],
  course: [
    'interest_id',
    'specialization_id',
    'field_detail',
    'course_type',
    'duration_weeks',
    'annual_fees',
    'total_fees',
    'currency',
    'intakes',
    'english',
    'accreditations',
    'university_id',
  ],
  scholarship: ['details', 'requirements', 'covers'],
  country: ['currency', 'position'],
  city: ['state', 'country_id'],
  campus: ['city_id'],
  level: ['position'],
  field: [],
};

/** Amounts that can be raised and lowered by a percentage. */
const AMOUNTS: ReadonlySet<string> = new Set(['annual_fees', 'total_fees']);

/** A field that a bulk edit changes; undefined if the kind has none of this name. */
export function bulkField(kind: CatalogueKind, name: string): Field | undefined {
  const schema = BULK_FIELDS[kind].includes(name) ? formSchema(kind, '') : undefined;
  return schema && walkForm(schema).fields.find((each) => each.name === name)?.field;
}

/** What can be done with a field. */
export const actionsOn = (name: string, field: Field): readonly BulkAction[] => {
  if (field.type === 'list') return ['add', 'set'];
  return AMOUNTS.has(name) ? ['set', 'percent'] : ['set'];
};

const percent = z
  .number()
  .min(-90)
  .max(900)
  .refine((number) => number !== 0, 'With 0 nothing changes.')
  .meta({ title: 'Percent', description: '5 raises each amount by 5 %, -10 lowers it by 10 %.' });

/** The form with the new value, under the name `value`. The API checks with it what is sent. */
export function bulkForm(action: BulkAction, field: Field): FormSchema {
  if (action === 'percent') return z.object({ value: percent });
  const schema = field.schema as z.ZodType;
  if (action !== 'add') return z.object({ value: schema });
  const some = schema.refine((items) => Array.isArray(items) && items.length > 0, 'Add at least one.');
  return z.object({ value: some.meta({ ...z.globalRegistry.get(schema) }) });
}
