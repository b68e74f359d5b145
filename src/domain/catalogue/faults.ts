import { fail, type Result } from '../../contract/errors.ts';
import type { FieldFaults } from '../../contract/field-faults.ts';

/** The faults that only the database knows, with their sentences by field. */
export class Faults {
  readonly #fields: FieldFaults = {};

  /** @param field its path: 'city_id', 'campuses.0.city_id' */
  add(field: string, message: string): void {
    (this.#fields[field] ??= []).push({ code: 'custom', message });
  }

  /** The failure to return; undefined if there is none. */
  failure(): Result<never> | undefined {
    return Object.keys(this.#fields).length > 0 ? fail({ code: 'invalid', fields: this.#fields }) : undefined;
  }
}

/** One fault as the whole failure. */
export const fault = (field: string, message: string): Result<never> =>
  fail({ code: 'invalid', fields: { [field]: [{ code: 'custom', message }] } });
