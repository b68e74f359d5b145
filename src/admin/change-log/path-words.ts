import { EDIT_KINDS, type EditKind } from '../../contract/edits/kinds.ts';
import type { ChangeKind } from '../../contract/change-log.ts';
import type { Json, Step } from '../../contract/edits/changes.ts';
import { formSchema } from '../../contract/forms/index.ts';
import { walkForm } from '../../contract/forms/walk.ts';
import { pathWords } from '../edit/words/path-words.ts';

/** Where a value is, in the words of the form: 'Sections › 2 › Heading'. Without a form the names are words already. */
export function pathInWords(kind: ChangeKind, object: string, path: readonly Step[]): string {
  const schema = Object.hasOwn(EDIT_KINDS, kind) ? formSchema(kind as EditKind, object) : undefined;
  const words = schema ? pathWords(walkForm(schema), path, null) : '';
  return (
    words ||
    path
      .map((step) =>
        String(step)
          .replace(/^@order$/, 'order')
          .replace(/^@/, ''),
      )
      .join(' › ')
  );
}

/** A value as people read it: a field a line. */
export function valueInWords(value: Json | undefined, indent = ''): string {
  if (value === undefined || value === null || value === '') return indent === '' ? 'Nothing' : '–';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return value.toLocaleString('en');
  if (typeof value === 'string') return value;
  const deeper = `${indent}  `;
  const entries = Array.isArray(value)
    ? value.map((item: Json, at) => [String(at + 1), item] as const)
    : Object.entries(value).filter(([name]) => name !== 'key');
  if (entries.length === 0) return 'Nothing';
  const lines = entries.map(([name, inner]) => {
    const text = valueInWords(inner, deeper);
    const label = name.replaceAll('_', ' ');
    return text.includes('\n') ? `${label}:\n${deeper}${text}` : `${label}: ${text}`;
  });
  return lines.join(`\n${indent}`);
}
