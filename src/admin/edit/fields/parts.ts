import type { FieldOf, NamedField } from '../../../contract/forms/field.ts';

/** A part of a form: fields that stand together under a heading. */
export interface Part {
  title: string;
  help: string | null;
  /** Its id in the document. */
  id: string;
  fields: readonly NamedField[];
}

/** Whether a field is a part of its own. */
export const isLarge = ({ field }: NamedField) => field.type === 'group' || field.type === 'list';

/** The parts of a form: groups and lists are parts of their own, fields between them stand together. */
export function partsOf({ fields }: FieldOf<'group'>): Part[] {
  const parts: Part[] = [];
  let together: { title: string; fields: NamedField[] } | undefined;
  for (const named of fields.filter(({ field }) => field.type !== 'hidden' && field.type !== 'fixed')) {
    const { field, name } = named;
    if (isLarge(named) && field.part === null) {
      parts.push({ title: field.label, help: field.help, id: `part-${name}`, fields: [named] });
      together = undefined;
      continue;
    }
    if (!together || field.part !== null) {
      together = { title: field.part ?? (parts.length === 0 ? 'General' : 'More'), fields: [] };
      parts.push({ ...together, help: null, id: `part-${name}`, fields: together.fields });
    }
    together.fields.push(named);
  }
  // 'More' twice in a form says nothing: a part with one field is named like it.
  return parts.map((part) =>
    part.title === 'More' && part.fields.length === 1
      ? { ...part, title: part.fields[0]!.field.label }
      : part,
  );
}
