import { changesBetween } from '../../contract/edits/changes.ts';
import type { DocumentName } from '../../contract/documents/index.ts';
import { SHIPPED } from '../../content/documents.ts';
import type { Editor } from '../edits/context.ts';
import type { Edits } from '../edits/facade.ts';
import type { FormData } from '../edits/kind.ts';

type Published = (name: DocumentName) => FormData;
type Item = { name?: unknown; role?: unknown; sample?: unknown };

/** Documents that must be our own before the contacts count as real. */
const REAL_FIRST = ['consultancy', 'contacts', 'offices'] as const;

const items = (value: unknown): Item[] => (Array.isArray(value) ? (value as Item[]) : []);
const namesOf = (list: unknown): Set<unknown> => new Set(items(list).map(({ name }) => name));
const without = (list: unknown, names: ReadonlySet<unknown>): Item[] =>
  items(list).filter(({ name }) => !names.has(name));

/**
 * What each document is without the samples that the site came with. What staff wrote stays. Contacts lose their mark only
 * once somebody has entered real ones: without it, invented numbers would look real.
 */
function withoutSamples(published: Published, replaced: ReadonlySet<string>): Map<DocumentName, FormData> {
  const [voices, partners] = [published('testimonials'), published('partners')];
  const [members, identity] = [published('members'), published('consultancy')];
  const shipped = SHIPPED.partners as unknown as FormData;
  const invented = new Set([...namesOf(shipped['first']), ...namesOf(shipped['second'])]);
  return new Map<DocumentName, FormData>([
    ['testimonials', { ...voices, testimonials: items(voices['testimonials']).filter(({ sample }) => sample !== true) as never }],
    ['partners', { ...partners, first: without(partners['first'], invented) as never, second: without(partners['second'], invented) as never, sample: false }],
    ['members', { ...members, members: without(members['members'], namesOf((SHIPPED.members as FormData)['members'])) as never }],
    ['consultancy', REAL_FIRST.every((name) => replaced.has(name)) ? { ...identity, sample: false } : identity],
  ]); // oxfmt-ignore
}

const publishedOf =
  (stored: ReadonlyMap<string, FormData>): Published =>
  (name) =>
    stored.get(name) ?? (SHIPPED[name] as unknown as FormData);

/** Documents that still show visitors something that the site came with as a sample. */
export function documentsWithSamples(stored: ReadonlyMap<string, FormData>): DocumentName[] {
  const published = publishedOf(stored);
  return [...withoutSamples(published, new Set(REAL_FIRST))]
    .filter(([name, after]) => changesBetween(published(name), after).length > 0)
    .map(([name]) => name);
}

/**
 * Takes the samples out of the documents, each as a revision that can be restored. A document with a draft is left as it
 * is, because publishing it would publish the draft.
 */
export async function removeFromDocuments(
  edits: Edits,
  editor: Editor,
  stored: ReadonlyMap<string, FormData>,
  drafts: ReadonlySet<string>,
): Promise<void> {
  const published = publishedOf(stored);
  for (const [object, after] of withoutSamples(published, new Set(stored.keys()))) {
    const changes = changesBetween(published(object), after);
    if (changes.length > 0 && !drafts.has(object))
      await edits.save({ kind: 'document', object }, editor, { changes, publish: true });
  }
}
