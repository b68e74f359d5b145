import { randomInt } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { MaritalStatus, TextField } from '../../contract/application-form.ts';
import type { FollowUpValues } from '../../contract/follow-up.ts';
import type { Database } from '../../platform/database/schema.ts';
import { recordConsent } from '../consents/commands.record.ts';
import type { Choice } from './data.choice.ts';

interface NewCase {
  /** Whose case it is. */
  userId: string;
  by: { role: 'student' | 'staff'; id: string };
  at: Date;
  consentVersion: string;
  fields: Record<TextField, string>;
  maritalStatus: MaritalStatus;
  choice: Choice;
  followUp?: FollowUpValues;
}

/** Creates a case with the first entry of its history. */
export async function createCase(
  trx: Transaction<Database>,
  { userId, by, at, consentVersion, fields, maritalStatus, choice, followUp }: NewCase,
) {
  const application = await trx
    .insertInto('applications')
    .values({
      ...fields,
      ...choice,
      ...(followUp && {
        counselor_id: followUp.counselor,
        next_step: followUp.next_step,
        next_on: followUp.next_on,
      }),
      reference: newReference(),
      user_id: userId,
      marital_status: maritalStatus,
      state: 'submitted',
      consent_version: consentVersion,
      consent_at: at,
      submitted_at: at,
      state_changed_at: at,
      answered_at: at,
      // What the first entry of the history would make of it, in a second write.
      been: ['submitted'],
      active_at: at,
    })
    .returning([
      'id',
      'reference',
      'state',
      'first_name',
      'preferred_course',
      'preferred_university',
      'intake',
      'user_id',
    ])
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('application_history')
    .values({
      application_id: application.id,
      at,
      event: 'submit',
      from_state: 'draft',
      to_state: 'submitted',
      by_role: by.role,
      actor_id: by.id,
    })
    .execute();
  const staff = by.role === 'staff';
  await recordConsent(trx, {
    of: { person: userId },
    purpose: 'application',
    application: application.id,
    form: staff ? 'office' : 'application',
    version: consentVersion,
    at,
    ...(staff && { by: by.id }),
  });
  return application;
}

/** No vowels, which could form words, and no characters that are easily confused on the phone. */
const LETTERS = '23456789BCDFGHJKMNPQRSTVWXZ';
/** 27^8 is 2.8 * 10^11. A clash is a unique violation; the next attempt gets another reference. */
function newReference(): string {
  const characters = Array.from({ length: 8 }, () => LETTERS[randomInt(LETTERS.length)]);
  return `PR-${characters.slice(0, 4).join('')}-${characters.slice(4).join('')}`;
}
