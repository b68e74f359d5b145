import type { FormSchema } from '../forms/meta.ts';

/** A document of the site that staff edit as one form. */
export interface DocumentKind {
  title: string;
  /** Where the back office lists it. */
  group: 'Consultancy' | 'Pages' | 'Guides' | 'Tests' | 'Services' | 'Words';
  /** What it is for, in a sentence. */
  about: string;
  schema: FormSchema;
  /** A page that shows it; null: all pages, or none in particular. */
  address: string | null;
}

/** Every document by its name. Its shipped value is in src/content/documents.ts. */
export const DOCUMENTS = {} as const satisfies Record<string, DocumentKind>;

export const documentKind = (name: string): DocumentKind | undefined =>
  Object.hasOwn(DOCUMENTS, name) ? (DOCUMENTS as Record<string, DocumentKind>)[name] : undefined;
