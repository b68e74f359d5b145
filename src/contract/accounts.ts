import * as z from 'zod';
import { pagedSchema } from './paging.ts';
import { STAFF_ROLES } from './rights.ts';

/** Accounts on the wire. Requests: account-forms.ts; refusals: refusals.ts. */

export const roleSchema = z.enum(['user', 'staff']);
export type Role = z.infer<typeof roleSchema>;
export const staffRoleSchema = z.enum(STAFF_ROLES);

const moment = z.iso.datetime({ offset: true });

export const tokenPairSchema = z
  .object({
    access: z.string().meta({ description: 'Bearer token for the other calls, valid for an hour' }),
    refresh: z.string().meta({
      description:
        'Exchanged once for a new pair, within 30 days (staff: 12 hours) and while the session lasts',
    }),
  })
  .meta({ id: 'TokenPair' });
export type TokenPair = z.infer<typeof tokenPairSchema>;

/** Answer of login, and of a password change, which ends all sessions and starts a new one for this browser. */
export const loginAnswerSchema = z
  .object({ token: tokenPairSchema, role: roleSchema })
  .meta({ id: 'LoginAnswer' });
export type LoginAnswer = z.infer<typeof loginAnswerSchema>;

export const messageSchema = z
  .object({ detail: z.string().meta({ description: 'What happened, in one sentence' }) })
  .meta({ id: 'Message' });
export type Message = z.infer<typeof messageSchema>;

/** Whether a mailed link works now. */
export const linkCheckSchema = z
  .object({
    works: z.boolean(),
    detail: z.string().meta({ description: 'Why it does not work, in one sentence; empty if it does' }),
  })
  .meta({ id: 'LinkCheck' });

/** The fields of a profile that its owner may change. They prefill later applications. */
export const profileFieldsSchema = z.object({
  first_name: z.string().trim().max(150),
  last_name: z.string().trim().max(150),
  contact: z.string().trim().max(40).meta({ description: 'Mobile number' }),
  address: z.string().trim().max(500).meta({ description: 'Permanent address' }),
});
export type ProfileFields = z.infer<typeof profileFieldsSchema>;

export const profileSchema = profileFieldsSchema
  .extend({
    email: z.string(),
    role: roleSchema,
    created_at: moment,
    second_factor: z.boolean().meta({ description: 'A second factor is set up (staff only)' }),
  })
  .meta({ id: 'Profile' });
export type Profile = z.infer<typeof profileSchema>;

/**
 * Who must have a second factor: nobody, all staff, or all staff once there are two of them. Without a required one,
 * staff calls answer 403 `second_factor_needed`.
 */
export const secondFactorRuleSchema = z.enum(['optional', 'required', 'with_colleagues']);
export type SecondFactorRule = z.infer<typeof secondFactorRuleSchema>;

/** The profile of a member of staff, for the back office. */
export const staffProfileSchema = profileSchema
  .extend({ second_factor_rule: secondFactorRuleSchema, staff_role: staffRoleSchema })
  .meta({ id: 'StaffProfile' });
export type StaffProfile = z.infer<typeof staffProfileSchema>;

/** The proof that the password or a code was entered a moment ago, sent in the header PROOF_HEADER. */
export const proofSchema = z
  .object({
    proof: z.string().meta({ description: 'Good for this session only' }),
    expires_at: moment.meta({ description: 'Five minutes later' }),
  })
  .meta({ id: 'Proof' });
export type Proof = z.infer<typeof proofSchema>;

/** A session: a browser in which a person is logged in. */
export const sessionSchema = z
  .object({
    id: z.uuid(),
    agent: z.string().meta({ description: "Browser and system, as 'Chrome on Android'" }),
    created_at: moment,
    used_at: moment.meta({ description: 'When it was last used, within minutes or an hour' }),
    current: z.boolean().meta({ description: 'The one this call was made with' }),
  })
  .meta({ id: 'Session' });
export type AccountSession = z.infer<typeof sessionSchema>;
export const sessionListSchema = pagedSchema(sessionSchema).meta({ id: 'SessionList' });

/** An account as staff see it. */
export const personSchema = z
  .object({
    id: z.uuid(),
    email: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    contact: z.string(),
    role: roleSchema,
    staff_role: staffRoleSchema.nullable().meta({ description: 'Null: not staff' }),
    status: z.enum(['active', 'disabled']),
    verified_at: moment.nullable(),
    second_factor: z.boolean(),
    entered_at: moment
      .nullable()
      .meta({ description: 'When staff made the account; null: the person signed up' }),
    created_at: moment,
    last_login_at: moment.nullable(),
    in_cases: z
      .object({ first_name: z.string(), last_name: z.string(), contact: z.string() })
      .nullable()
      .meta({ description: 'What the latest application of the account says; many accounts have no name' }),
    cases: z.int().meta({ description: 'Applications of the account' }),
  })
  .meta({ id: 'Person' });
export type Person = z.infer<typeof personSchema>;
export const personListSchema = pagedSchema(personSchema).meta({ id: 'PersonList' });
/**
 * Orders of GET /api/staff/people/; '-' reverses one, the first is the default. Filters:
 * role and status as above, `verified` yes or no, `search` in e-mail address, names and mobile number.
 */
export const PERSON_ORDERINGS = [
  '-created_at',
  'created_at',
  '-last_login_at',
  'last_login_at',
  'email',
  '-email',
] as const;
export type PersonOrdering = (typeof PERSON_ORDERINGS)[number];
export const verifiedSchema = z.enum(['yes', 'no']);

/** The fields of a person that staff may change. */
export const personChangeSchema = z
  .object({
    staff_role: personSchema.shape.staff_role.meta({
      description: 'Null takes the person off the staff. Only owners change it',
    }),
    status: personSchema.shape.status,
    heir: z.uuid().nullable().meta({
      description: 'Who takes over cases and enquiries of somebody who cannot work them any more',
    }),
  })
  .partial()
  .meta({ id: 'PersonChange' });
export type PersonChange = z.infer<typeof personChangeSchema>;

/** A second factor that is not confirmed yet, to show as a QR code and as text. */
export const secondFactorSetupSchema = z
  .object({
    secret: z.string().meta({ description: 'Base32, to type into an authenticator app' }),
    uri: z.string().meta({ description: 'otpauth:// address, to show as a QR code' }),
  })
  .meta({ id: 'SecondFactorSetup' });
export type SecondFactorSetup = z.infer<typeof secondFactorSetupSchema>;
export const recoveryCodesSchema = z
  .object({ recovery_codes: z.array(z.string()).meta({ description: 'Shown this once; each works once' }) })
  .meta({ id: 'RecoveryCodes' });
export type RecoveryCodes = z.infer<typeof recoveryCodesSchema>;

/** A mail of the outbox as staff see it: never its text, which may contain a secret link. */
export const mailSchema = z
  .object({
    id: z.uuid(),
    template: z.string().meta({ description: "Which mail it is, as 'verify-email'" }),
    recipient: z.string(),
    subject: z.string(),
    state: z.enum(['waiting', 'sent', 'dead']).meta({
      description: 'waiting also while it is tried again; dead after the last try',
    }),
    attempts: z.int().min(0),
    last_error: z.string().nullable(),
    queued_at: moment,
    next_attempt_at: moment.nullable(),
    sent_at: moment.nullable(),
  })
  .meta({ id: 'Mail' });
export type Mail = z.infer<typeof mailSchema>;
/** Newest first; filters: `state`, `search` by the beginning of the recipient's address. */
export const mailListSchema = pagedSchema(mailSchema).meta({ id: 'MailList' });

/** All data about a person, for the export. Applications and registrations add their own lists, complete and unpaged. */
export const accountExportSchema = z
  .looseObject({
    exported_at: moment,
    account: profileSchema.extend({
      id: z.uuid(),
      status: personSchema.shape.status,
      staff_role: personSchema.shape.staff_role,
      verified_at: moment.nullable(),
      entered_at: moment.nullable().meta({ description: 'When staff made the account; null: you signed up' }),
      last_login_at: moment.nullable(),
      consent_version: z.string().meta({ description: 'Version of the privacy policy shown at sign-up' }),
    }),
    sessions: z.array(sessionSchema.extend({ ended_at: moment.nullable() })),
    /** Devices that stay usable when others enter wrong passwords, with the first and last login on each. */
    known_devices: z.array(z.object({ created_at: moment, used_at: moment })),
    mails: z.array(
      mailSchema.pick({ template: true, recipient: true, subject: true, queued_at: true, sent_at: true }),
    ),
    email_changes: z
      .array(
        z.object({
          from: z.string(),
          to: z.string(),
          asked_at: moment,
          asked_by: z.enum(['you', 'staff']),
          reason: z.string(),
          confirmed_at: moment.nullable(),
          ended_at: moment.nullable(),
          outcome: z.enum(['replaced', 'stopped', 'taken_back']).nullable(),
        }),
      )
      .meta({ description: 'Changes of the e-mail address that were asked for' }),
    /** Actions on the account. Members of staff are not named: that is their data. */
    record: z.array(z.object({ at: moment, action: z.string(), by: z.enum(['you', 'staff', 'system']) })),
  })
  .meta({ id: 'AccountExport' });
export type AccountExport = z.infer<typeof accountExportSchema>;
