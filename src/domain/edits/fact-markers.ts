import type { Json } from '../../contract/edits/changes.ts';
import { fail, type Result } from '../../contract/errors.ts';
import type { FieldFaults } from '../../contract/field-faults.ts';
import { isFactId } from '../../content/facts/index.ts';

const MARKER = /\{fact:([^}]*)\}/g;

/** Figures in texts ('{fact:uk-visa-fee}') that do not exist, as errors by path; undefined if there is none. */
export function unknownFacts(data: Json): Result<never> | undefined {
  const fields: FieldFaults = {};
  const look = (value: Json, path: string) => {
    if (typeof value === 'string') {
      for (const [, id = ''] of value.matchAll(MARKER)) {
        if (isFactId(id)) continue;
        const message = `There is no figure “${id}”. Choose one from the list of figures.`;
        (fields[path] ??= []).push({ code: 'custom', message });
      }
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, inner] of Object.entries(value)) look(inner, path ? `${path}.${name}` : name);
    }
  };
  look(data, '');
  return Object.keys(fields).length > 0 ? fail({ code: 'invalid', fields }) : undefined;
}
