import type { Transaction } from 'kysely';
import { routes } from '../../contract/routes.ts';
import type { Database } from '../../platform/database/schema.ts';
import { newTokenId, tokenHash } from '../../platform/security/tokens.ts';
import { addressHolder } from './data.address-holder.ts';
import { maskedEmail, MOST_MAILS_A_DAY } from './policy.email-change.ts';
import { encodePk } from './policy.links.ts';
import type { AccountContext } from './context.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The job's part of a change that was asked: a notice to the address in use, and the link to the new one. If the new one belongs to
 * somebody else's account, its owner is told and nobody gets a link.
 */
export async function mailEmailChange(
  trx: Transaction<Database>,
  { clock, mails, publicOrigin }: Pick<AccountContext, 'clock' | 'mails' | 'publicOrigin'>,
  changeId: string,
): Promise<void> {
  const change = await trx
    .selectFrom('email_changes')
    .selectAll()
    .where('id', '=', changeId)
    .executeTakeFirst();
  if (!change || change.ended_at !== null || change.stop_hash !== null) return;
  const { user_id: userId, new_key: key, old_email, new_email } = change;
  const holder = await addressHolder(trx, key, userId);
  const { count } = await trx
    .selectFrom('email_changes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('new_key', '=', key)
    .where('stop_hash', 'is not', null)
    .where('asked_at', '>', new Date(clock.now().getTime() - DAY_MS))
    .executeTakeFirstOrThrow();
  const [confirm, stop] = [newTokenId(), newTokenId()];
  const free = holder?.keeps !== true;
  const mailed = count < MOST_MAILS_A_DAY;
  await trx
    .updateTable('email_changes')
    .set({ stop_hash: tokenHash(stop), confirm_hash: free && mailed ? tokenHash(confirm) : null })
    .where('id', '=', changeId)
    .execute();
  await mails.queue(trx, {
    template: 'email-change-asked',
    to: old_email,
    userId,
    data: {
      at: change.asked_at.toISOString(),
      masked: maskedEmail(new_email),
      byStaff: change.reason !== '',
      link: publicOrigin + routes.keepEmail(encodePk(changeId), stop),
    },
  });
  if (!mailed) return;
  if (free) {
    const link = publicOrigin + routes.newEmail(encodePk(changeId), confirm);
    await mails.queue(trx, { template: 'confirm-new-email', to: new_email, userId, data: { link } });
  } else {
    const data = {
      loginLink: publicOrigin + routes.login(),
      resetLink: publicOrigin + routes.forgotPassword(),
    };
    await mails.queue(trx, { template: 'email-wanted', to: holder.email, userId: holder.id, data });
  }
}
