import { bulkField } from '../../contract/bulk-edits/fields.ts';
import type { CatalogueKind } from '../../contract/catalogue/lists.ts';
import type { DomainError } from '../../contract/errors.ts';
import type { Fault } from '../../contract/forms/check.ts';
import { formSchema } from '../../contract/forms/index.ts';
import { walkForm } from '../../contract/forms/walk.ts';

interface Changing {
  kind: CatalogueKind;
  field: string;
}

export const GONE = 'It does not exist any more.';
export const FAILED = 'Something went wrong on our side. It was not changed; try it on its own.';
export const changedBy = (name: string | null, since: string): string =>
  `${name ?? 'Somebody'} has changed it since ${since}.`;

/** Why a record is refused, in a sentence that names the field if it is another one than the changed one. */
export function faultInWords(run: Changing, fault: Fault | DomainError): string {
  if ('path' in fault) return withLabel(run, String(fault.path[0] ?? ''), fault.message);
  if (fault.code === 'not_found') return GONE;
  const [name, faults] = fault.code === 'invalid' ? (Object.entries(fault.fields)[0] ?? []) : [];
  const custom = faults?.find((each) => each.code === 'custom');
  return custom ? withLabel(run, name?.split('.')[0] ?? '', custom.message) : FAILED;
}

function withLabel({ kind, field }: Changing, name: string, message: string): string {
  if (name === field) return message;
  const schema = formSchema(kind, '');
  const named = schema && walkForm(schema).fields.find((each) => each.name === name);
  return named ? `${named.field.label}: ${message}` : message;
}

/** What a bulk edit is called in the log of changes: 'Currency of 312 records'. */
export function titleOf({ kind, field, total }: Changing & { total: number }): string {
  const records = `${total.toLocaleString('en')} ${total === 1 ? 'record' : 'records'}`;
  return field === '' ? records : `${bulkField(kind, field)?.label ?? field} of ${records}`;
}
