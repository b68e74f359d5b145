import type { Mail } from '../../contract/accounts.ts';
import { fail, ok, type Result } from '../../contract/errors.ts';
import type { Page, PageQuery } from '../../contract/paging.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import { emailKey } from '../accounts/policy.addresses.ts';
import { pageOf, pageWindow } from '../paging.ts';
import { presentMail } from './present.ts';
import type { MailContext } from './context.ts';
import type { MailState } from './states.ts';

const STATES: readonly string[] = ['waiting', 'sent', 'dead'] satisfies MailState[];

export interface MailQuery extends PageQuery {
  /** 'waiting', 'sent' or 'dead'; unset or blank: all. */
  state?: string | undefined;
  /** The beginning of the recipient's address. */
  search?: string | undefined;
}

/** The outbox, newest first. @returns invalid (state), invalid_page. */
export async function listMails({ db }: MailContext, query: MailQuery): Promise<Result<Page<Mail>>> {
  const state = query.state?.trim() ?? '';
  if (state !== '' && !STATES.includes(state)) {
    return fail({ code: 'invalid', fields: { state: [{ code: 'no_such_choice', value: state }] } });
  }
  const beginning = emailKey(query.search ?? '').replaceAll('\0', '');
  const pattern = `${beginning.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const wanted = db
    .selectFrom('mails')
    .$if(state !== '', (mails) => mails.where('state', '=', state as MailState))
    .$if(beginning !== '', (mails) => mails.where('recipient_key', 'like', pattern));
  const { count } = await wanted
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const window = pageWindow(query, count);
  if (!window.ok) return window;
  const rows = await wanted
    .selectAll()
    .orderBy('queued_at', 'desc')
    .orderBy('id', 'desc')
    .limit(window.value.limit)
    .offset(window.value.offset)
    .execute();
  return ok(pageOf(rows.map(presentMail), window.value));
}

/** @returns not_found, also for an id that is not a uuid. */
export async function readMail({ db }: MailContext, id: string): Promise<Result<Mail>> {
  if (!isUuid(id)) return fail({ code: 'not_found' });
  const row = await db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? ok(presentMail(row)) : fail({ code: 'not_found' });
}

const IDS_A_QUERY = 1_000;

/** Those of these mails that no longer exist: too old, or erased with a person. @param ids uuids */
export async function goneMails({ db }: MailContext, ids: readonly string[]): Promise<string[]> {
  const known = new Set<string>();
  for (let at = 0; at < ids.length; at += IDS_A_QUERY) {
    const some = ids.slice(at, at + IDS_A_QUERY);
    const rows = await db.selectFrom('mails').select('id').where('id', 'in', some).execute();
    for (const { id } of rows) known.add(id);
  }
  return ids.filter((id) => !known.has(id));
}
