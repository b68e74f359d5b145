import { DOCUMENT_GROUPS, type DocumentGroup } from '../../../../contract/application-form.ts';

interface Group {
  name: DocumentGroup;
  label: string;
}

/** The document groups. That some are optional only matters in the application form. */
export const GROUPS: readonly Group[] = DOCUMENT_GROUPS.map(({ name, label }) => ({
  name,
  label: label.replace(' (optional)', ''),
}));

/** The items of each group, in the order of the form; empty groups are left out. */
export const byGroup = <T extends { group: DocumentGroup }>(all: readonly T[]) =>
  GROUPS.map((group) => ({ ...group, items: all.filter(({ group: name }) => name === group.name) })).filter(
    ({ items }) => items.length > 0,
  );
