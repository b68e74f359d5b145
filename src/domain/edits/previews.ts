import type { Kysely, Transaction } from 'kysely';
import { fail, ok, type Result } from '../../contract/errors.ts';
import { faultsOf } from '../../contract/forms/check.ts';
import { formSchema } from '../../contract/forms/index.ts';
import type { FormSchema } from '../../contract/forms/meta.ts';
import type { PublicReads } from '../../contract/public-reads.ts';
import { routes } from '../../contract/routes.ts';
import type { Database } from '../../platform/database/schema.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import { sessionRuns } from '../accounts/policy.sessions.ts';
import type { EditContext, Edited } from './context.ts';
import type { FormData } from './kind.ts';
import { readCurrent, type Current } from './data.state.ts';
import { completed, placeInWords } from './policy.complete.ts';
import type { SecretKeys } from '../../platform/security/secret-keys.ts';
import { previewTokens, type TokenFailure } from './preview-tokens.ts';
import { publishedDocuments } from './stored-documents.ts';
import { unusablePictures } from './usable-pictures.ts';

export interface PreviewFault {
  /** Where in the form, in words. */
  place: string;
  message: string;
}

/** The site as it will be when a draft is published. */
export interface Preview {
  reads: PublicReads;
  /** The documents of the site by name. */
  documents: ReadonlyMap<string, unknown>;
  /** What has to be mended before it can be published. */
  faults: readonly PreviewFault[];
  /** False: there is no draft, or it has faults with which it cannot be shown; this is what visitors see. */
  isDraft: boolean;
}

/** Links with which staff see drafts on the pages of the site: docs/posts.md. */
export interface Previews {
  /** A link to the object's page. @returns not_found */
  link(edited: Edited): Promise<Result<{ address: string; expiresAt: Date }>>;
  /** A text that lets a member of staff open links during this session; for a cookie. */
  pass(sessionId: string): Promise<{ token: string; expiresAt: Date }>;
  /** Whether the pass is valid, its session has not ended, and its owner is still staff. */
  admits(pass: string): Promise<boolean>;
  readLink(
    token: string,
  ): Promise<{ ok: true; value: { edited: Edited; expiresAt: Date } } | { ok: false; failure: TokenFailure }>;
  /**
   * Publishes the draft in a transaction that is rolled back, and calls `show` inside it: so what it reads is what visitors
   * will get, for every kind. Nothing else may use the database meanwhile. @returns not_found
   */
  show<T>(edited: Edited, show: (preview: Preview) => Promise<T>): Promise<Result<T>>;
}

interface PreviewOptions extends EditContext {
  secretKeys: SecretKeys;
  publicOrigin: string;
  /** The public reads over a transaction, at a time. */
  reads: (db: Kysely<Database>, now: Date) => PublicReads;
}

export function createPreviews(options: PreviewOptions): Previews {
  const { db } = options;
  const tokens = previewTokens(options);
  return {
    async link(edited) {
      const current = await db.transaction().execute((trx) => readCurrent(trx, options, edited, false));
      if (!current) return fail({ code: 'not_found' });
      const { token, expiresAt } = await tokens.link(edited);
      const { address, page } = current.stored;
      return ok({ address: `/preview/${token}${address ?? page ?? routes.home()}`, expiresAt });
    },
    pass: tokens.pass,
    async admits(pass) {
      const sessionId = await tokens.readPass(pass);
      if (!isUuid(sessionId)) return false;
      const person = await db
        .selectFrom('sessions')
        .innerJoin('users', 'users.id', 'sessions.user_id')
        .select('users.id')
        .where('sessions.id', '=', sessionId)
        .where('sessions.ended_at', 'is', null)
        .where(sessionRuns(options.clock.now()))
        .where('users.role', '=', 'staff')
        .where('users.status', '=', 'active')
        .executeTakeFirst();
      return person !== undefined;
    },
    readLink: tokens.readLink,
    show: (edited, show) => showDraft(options, edited, show),
  };
}

type Attempt<T> = { shown: Result<T> } | { unwritable: readonly PreviewFault[] };

async function showDraft<T>(
  options: PreviewOptions,
  edited: Edited,
  show: (preview: Preview) => Promise<T>,
): Promise<Result<T>> {
  const first = await attempt(options, edited, show);
  if ('shown' in first) return first.shown;
  const second = await attempt(options, edited, show, first.unwritable);
  return 'shown' in second ? second.shown : fail({ code: 'not_found' });
}

/** @param unwritable faults because of which the draft is left out */
const attempt = <T>(
  options: PreviewOptions,
  edited: Edited,
  show: (preview: Preview) => Promise<T>,
  unwritable?: readonly PreviewFault[],
): Promise<Attempt<T>> =>
  rolledBack(options.db, async (trx) => {
    const current = await readCurrent(trx, options, edited, false);
    if (!current) return { shown: fail({ code: 'not_found' }) };
    const now = options.clock.now();
    const isDraft = unwritable === undefined && (current.draft ?? current.stored.unpublished) !== null;
    const faults = unwritable ?? (isDraft ? await faultsOfDraft(trx, edited, current.data) : []);
    if (isDraft) {
      const refused = await writeDraft(trx, edited, current, now);
      if (refused) return { unwritable: [...faults, ...refused] };
    }
    const { publishAt } = current.stored;
    const reads = options.reads(trx, publishAt && publishAt > now ? publishAt : now);
    const documents = await publishedDocuments(trx);
    return { shown: ok(await show({ reads, documents, faults, isDraft })) };
  });

/** Does something in a transaction whose changes are undone. */
async function rolledBack<T>(
  db: Kysely<Database>,
  work: (trx: Transaction<Database>) => Promise<T>,
): Promise<T> {
  let result: { value: T } | undefined;
  const over = new Error('The preview is over');
  await db
    .transaction()
    .execute(async (trx) => {
      result = { value: await work(trx) };
      throw over;
    })
    .catch((error: unknown) => {
      if (error !== over) throw error;
    });
  return result!.value;
}

/** What a save would refuse: faults of the form, and pictures that visitors must not get. */
async function faultsOfDraft(
  trx: Transaction<Database>,
  { kind, object }: Edited,
  data: FormData,
): Promise<PreviewFault[]> {
  const schema = formSchema(kind, object);
  if (!schema) return [];
  const faults = faultsOf(schema, data).map(({ path, message }) => ({
    place: placeInWords(schema, path as (string | number)[]),
    message,
  }));
  const pictures = await unusablePictures(trx, data);
  return [...faults, ...refusedFaults(schema, pictures)];
}

/** The faults of a refused save, by their places in words. */
function refusedFaults(schema: FormSchema, saved: Result<unknown> | undefined): PreviewFault[] {
  if (!saved || saved.ok || saved.error.code !== 'invalid') return [];
  return Object.entries(saved.error.fields).flatMap(([path, faults]) =>
    faults.map((fault) => ({
      place: placeInWords(
        schema,
        path.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step)),
      ),
      message: 'message' in fault ? fault.message : 'This is not valid.',
    })),
  );
}

/** Publishes the draft as well as it can be. @returns why it cannot be; undefined if it was */
async function writeDraft(
  trx: Transaction<Database>,
  { kind, object }: Edited,
  { editable, stored, data }: Current,
  now: Date,
): Promise<PreviewFault[] | undefined> {
  const schema = formSchema(kind, object);
  const whole = schema && completed(schema, data);
  if (!schema || !whole) return [];
  const written = await editable.write(trx, object, whole as never, {
    now,
    author: { id: '', name: '' },
    publishAt: stored.publishAt,
    changed: Object.keys(whole),
    confirm: null,
    preview: true,
  });
  return written.ok ? undefined : refusedFaults(schema, written);
}
