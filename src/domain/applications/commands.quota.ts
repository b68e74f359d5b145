import { ENDED_STATES, SELF_CLOSING_STATES } from '../../contract/application-states.ts';
import type { Principal } from '../accounts/policy.ts';
import type { Quota } from './policy.quota.ts';
import { StopUpload } from './policy.uploads.ts';
import type { ApplicationContext } from './context.ts';
import type { Db } from '../../platform/database/schema.ts';

/** Upper bound for everything in a form except the content of its files. */
const FORM_OVERHEAD_BYTES = 1024 * 1024;

/**
 * Checks a person's quota; staff have none. In a transaction that has locked the person's row, two simultaneous forms
 * cannot exceed it together.
 * @param more what is to be added to what the person has
 * @throws StopUpload('too_many_cases' or 'too_many_documents')
 */
export async function checkQuota(
  db: Db,
  { quota }: Pick<ApplicationContext, 'quota'>,
  principal: Principal,
  more: Quota,
): Promise<void> {
  if (!quota || principal.role === 'staff') return;
  const used = await usedBy(db, principal.userId);
  if (more.openCases > 0 && used.openCases + more.openCases > quota.openCases)
    throw new StopUpload('too_many_cases', { about: 'cases', openCases: quota.openCases });
  const addsDocuments = more.files > 0 || more.bytes > 0;
  if (addsDocuments && (used.files + more.files > quota.files || used.bytes + more.bytes > quota.bytes))
    throw new StopUpload('too_many_documents', {
      about: 'documents',
      files: quota.files,
      bytes: quota.bytes,
    });
}

/** Checks the declared length of a form before reading it. @throws as checkQuota. */
export const checkQuotaAhead = (
  context: ApplicationContext,
  principal: Principal,
  { openCases, length }: { openCases: number; length: number | undefined },
): Promise<void> =>
  checkQuota(context.db, context, principal, {
    openCases,
    files: 0,
    bytes: Math.max(0, (length ?? 0) - FORM_OVERHEAD_BYTES),
  });

/**
 * Maximum size of a single form in bytes. It may contain documents that are stored already: clients resend a form
 * that got no answer.
 */
export const mostBytes = ({ quota }: Pick<ApplicationContext, 'quota'>, { role }: Principal): number =>
  quota && role !== 'staff' ? quota.bytes : Infinity;

async function usedBy(db: Db, userId: string): Promise<Quota> {
  const cases = await db
    .selectFrom('applications')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('state', 'not in', [...ENDED_STATES, ...SELF_CLOSING_STATES])
    .executeTakeFirstOrThrow();
  const documents = await db
    .selectFrom('applications as a')
    .innerJoin('application_documents as d', 'd.application_id', 'a.id')
    .innerJoin('stored_files as f', 'f.id', 'd.file_id')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.sum<string | null>('f.bytes').as('bytes')])
    .where('a.user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return {
    openCases: cases.count,
    files: documents.count,
    bytes: Number(documents.bytes ?? 0),
  };
}
