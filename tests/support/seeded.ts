import type { Kysely } from 'kysely';
import type { Database } from '../../src/platform/database/schema.ts';
import { seedCatalogue, TODAY, type Catalogue } from './catalogue.ts';
import { seedContent, type Content } from './content.ts';

/** Ids of what the seeded template holds. */
export interface Seeds {
  catalogue: Catalogue;
  content: Content;
}

/** Seeds the small catalogue, posts and events: what the API of tests begins with. */
export async function seedOffice(db: Kysely<Database>): Promise<Seeds> {
  return { catalogue: await seedCatalogue(db), content: await seedContent(db, TODAY) };
}
