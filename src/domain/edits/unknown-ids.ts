import type { Json } from '../../contract/edits/changes.ts';
import { fail, type Result } from '../../contract/errors.ts';
import type { FieldFaults } from '../../contract/field-faults.ts';
import type { Field } from '../../contract/forms/field.ts';
import type { FormSchema } from '../../contract/forms/meta.ts';
import { walkForm } from '../../contract/forms/walk.ts';
import { isFactId } from '../../content/facts/index.ts';
import { offices } from '../../content/offices.ts';

const MARKER = /\{fact:([^}]*)\}/g;
const noFigure = (id: string) => `There is no figure “${id}”. Choose one from the list of figures.`;

/**
 * Figures and offices that a form names and that do not exist, as errors by path: in texts ('{fact:uk-visa-fee}') and in
 * fields that hold an id. A page could not be made with them. @returns undefined if all exist
 */
export function unknownIds(schema: FormSchema, data: Json): Result<never> | undefined {
  const fields: FieldFaults = {};
  const add = (path: string, message: string) => (fields[path] ??= []).push({ code: 'custom', message });
  const look = (field: Field | undefined, value: Json | undefined, path: string): void => {
    if (typeof value === 'string') {
      for (const [, id = ''] of value.matchAll(MARKER)) if (!isFactId(id)) add(path, noFigure(id));
      if (field?.type !== 'own') return;
      if (field.input === 'fact' && !isFactId(value)) add(path, noFigure(value));
      if (field.input === 'office' && !Object.hasOwn(offices, value)) {
        add(path, `There is no office “${value}”. Choose one from the list.`);
      }
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, inner] of Object.entries(value)) {
        look(innerOf(field, name), inner, path ? `${path}.${name}` : name);
      }
    }
  };
  look(walkForm(schema), data, '');
  return Object.keys(fields).length > 0 ? fail({ code: 'invalid', fields }) : undefined;
}

/** The field below another one; undefined where the form does not say which. */
function innerOf(field: Field | undefined, name: string): Field | undefined {
  if (field?.type === 'list') return field.item;
  if (field?.type === 'table') return field.value;
  if (field?.type === 'group') return field.fields.find((each) => String(each.name) === name)?.field;
  if (field?.type === 'alternatives') {
    return field.options.map((option) => innerOf(option, name)).find((inner) => inner !== undefined);
  }
  return undefined;
}
