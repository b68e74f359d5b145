import { sql, type Kysely } from 'kysely';
import { DOCUMENTS, type DocumentName } from '../../contract/documents/index.ts';
import { fail, ok, type Result } from '../../contract/errors.ts';
import type { PutOff, RemovedSamples, Samples, SiteContent } from '../../contract/site-setup.ts';
import { consultancy } from '../../content/consultancy.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { FileStorage } from '../../platform/files/storage.ts';
import { lastRuns } from '../backups/data.ts';
import type { Editor } from '../edits/context.ts';
import type { Edits } from '../edits/facade.ts';
import { fittedDocuments, publishedDocuments } from '../edits/stored-documents.ts';
import { recordChange } from '../change-log/commands.record.ts';
import { putOffStep } from './put-off.ts';
import { documentsWithSamples, removeFromDocuments } from './sample-documents.ts';

/** What an owner does first, and which documents staff have changed. */
export interface SiteSetup {
  /** @param userId who asks, for whether they have a second factor */
  read(userId: string): Promise<Result<SiteContent>>;
  /**
   * Deletes every sample of the catalogue, posts and events, and takes samples and their marks out of the documents.
   * @returns what there was, and what is still shown of it; invalid if something real belongs to a sample university, which is then named
   */
  removeSamples(actor: Editor): Promise<Result<RemovedSamples>>;
  /** Skips a step of the guide, or takes that back; 'all' closes the guide, or opens it with every step. */
  putOff(userId: string, change: PutOff): Promise<Result<SiteContent>>;
}

interface Options {
  db: Kysely<Database>;
  storage: FileStorage;
  clock: Clock;
  edits: Edits;
}

export function createSiteSetup({ db, storage, clock, edits }: Options): SiteSetup {
  const read = async (userId: string): Promise<Result<SiteContent>> => {
    const [documents, stored, samples, own, putOff, factor, backup] = await Promise.all([
      changedDocuments(db),
      publishedDocuments(db),
      samplesOf(db),
      ownOf(db),
      db.selectFrom('set_up_put_off').select('step').orderBy('at').execute(),
      db.selectFrom('second_factors').select('user_id').where('user_id', '=', userId).where('confirmed_at', 'is not', null).executeTakeFirst(), // oxfmt-ignore
      lastRuns(db),
    ]);
    const { shortName, logo } = consultancy();
    return ok({
      documents,
      brand: { name: shortName, logo: logo?.src ?? null },
      samples,
      sample_documents: named(documentsWithSamples(stored)),
      own,
      put_off: putOff.map(({ step }) => step),
      second_factor: factor !== undefined,
      backup: backup.success !== undefined,
    });
  };
  return {
    read,
    async putOff(userId, change) {
      await db.transaction().execute((trx) => putOffStep(trx, userId, change, clock.now()));
      return read(userId);
    },
    async removeSamples(actor) {
      const samples = await samplesOf(db);
      // Imported only here, because the demo is large.
      const { DemoInUseError, removeDemo } = await import('../demo/commands.ts');
      try {
        await removeDemo(db, {
          storage,
          whenRemoved: (trx) =>
            recordChange(trx, {
              at: clock.now(),
              actor: actor.id,
              kind: 'samples',
              object: 'all',
              title: 'All samples',
              action: 'removed',
              before: { ...samples },
            }),
        });
        const drafts = (await changedDocuments(db)).filter(({ has_draft }) => has_draft);
        const held = new Set(drafts.map(({ name }) => name));
        await removeFromDocuments(edits, actor, await publishedDocuments(db), held);
        const left = named(documentsWithSamples(await publishedDocuments(db)));
        return ok({
          ...samples,
          left: left.map((document) => ({ ...document, has_draft: held.has(document.name) })),
        });
      } catch (error) {
        if (!(error instanceof DemoInUseError)) throw error;
        return fail({ code: 'invalid', fields: { confirm: [{ code: 'custom', message: error.message }] } });
      }
    },
  };
}

const named = (names: readonly DocumentName[]) =>
  names.map((name) => ({ name, title: DOCUMENTS[name].title }));

/** Documents with a published value or a draft, with their newest revision. */
async function changedDocuments(db: Kysely<Database>): Promise<SiteContent['documents']> {
  const { rows } = await sql<{
    name: string;
    replaced: boolean;
    has_draft: boolean;
    at: Date | null;
    author_name: string | null;
  }>`
    select n.name, d.name is not null as replaced, f.object is not null as has_draft, r.at, r.author_name
    from (select name from documents union select object from drafts where kind = 'document'
      union select object from revisions where kind = 'document') n
    left join documents d on d.name = n.name
    left join drafts f on f.kind = 'document' and f.object = n.name
    left join lateral (select at, author_name from revisions where kind = 'document' and object = n.name
      order by number desc limit 1) r on true
    order by n.name`.execute(db);
  const stored = await fittedDocuments(db);
  return rows.map(({ name, replaced, has_draft, at, author_name }) => ({
    name,
    replaced,
    has_draft,
    needs_attention: (stored.get(name)?.unfit.length ?? 0) > 0,
    changed_at: at?.toISOString() ?? null,
    changed_by: author_name,
  }));
}

async function samplesOf(db: Kysely<Database>): Promise<Samples> {
  const { rows } = await sql<Samples>`
    select (select count(*)::int from universities where sample) as universities,
      (select count(*)::int from courses where sample) as courses,
      (select count(*)::int from scholarships where sample) as scholarships,
      (select count(*)::int from articles where sample) as articles,
      (select count(*)::int from events where sample) as events`.execute(db);
  return rows[0]!;
}

/** The shipped posts are no samples, because they are true for everybody, but nobody here wrote them. */
async function ownOf(db: Kysely<Database>): Promise<SiteContent['own']> {
  const { rows } = await sql<SiteContent['own']>`
    select (select count(*)::int from articles a where not sample and status = 'published' and exists
        (select from revisions r where r.kind = 'article' and r.object = a.id::text)) as articles,
      (select count(*)::int from courses where not sample) as courses`.execute(db);
  return rows[0]!;
}
