import { DOCUMENT_GROUPS, type DocumentGroup } from '../../../../contract/application-form.ts';

interface Group {
  name: DocumentGroup;
  label: string;
}

/** The kinds of documents; that some may be left out matters only where one applies. */
export const GROUPS: readonly Group[] = DOCUMENT_GROUPS.map(({ name, label }) => ({
  name,
  label: label.replace(' (optional)', ''),
}));

/** What there is of each kind, in the order of the form; kinds of which there is nothing are left out. */
export const byGroup = <T extends { group: DocumentGroup }>(all: readonly T[]) =>
  GROUPS.map((group) => ({ ...group, items: all.filter(({ group: name }) => name === group.name) })).filter(
    ({ items }) => items.length > 0,
  );
