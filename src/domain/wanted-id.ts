import { fail, ok, type Result } from '../contract/errors.ts';
import { idOf } from '../contract/ids.ts';

/**
 * The id that a list is narrowed to by the parameter `name`; null if it is missing or blank.
 * @returns invalid (`name`) for a value that cannot be an id.
 */
export function wantedId(name: string, value: string | undefined): Result<number | null> {
  const text = value?.trim() ?? '';
  if (text === '') return ok(null);
  const id = idOf(text);
  if (id !== null) return ok(id);
  return fail({ code: 'invalid', fields: { [name]: [{ code: 'no_such_choice', value: text }] } });
}
