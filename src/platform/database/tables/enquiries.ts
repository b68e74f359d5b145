import type { Generated } from 'kysely';
import type { Change } from '../../../contract/edits/changes.ts';
import type { EnquiryEvent, EnquirySource, EnquiryStage, LostReason } from '../../../contract/enquiries.ts';
import type { Json, WithDefault } from './column-types.ts';

/** People who asked something before they apply, and what happened since. */

export interface EnquiriesTable {
  id: Generated<string>;
  ticket: WithDefault<string | null>;
  name: WithDefault<string>;
  email: WithDefault<string>;
  email_key: WithDefault<string>;
  contact: WithDefault<string>;
  contact_key: WithDefault<string>;
  source: EnquirySource;
  source_detail: WithDefault<string>;
  page: WithDefault<string>;
  message: WithDefault<string>;
  wants_call: WithDefault<boolean>;
  interest: WithDefault<string>;
  country_id: WithDefault<number | null>;
  level_id: WithDefault<number | null>;
  field_id: WithDefault<number | null>;
  course_id: WithDefault<number | null>;
  university_id: WithDefault<number | null>;
  intake: WithDefault<string | null>;
  consent_version: WithDefault<string | null>;
  consent_at: WithDefault<Date | null>;
  suspicions: WithDefault<string[]>;
  branch: WithDefault<string>;
  counselor_id: WithDefault<string | null>;
  stage: WithDefault<EnquiryStage>;
  lost_reason: WithDefault<LostReason | null>;
  next_step: WithDefault<string>;
  /** 'YYYY-MM-DD', a day in Nepal. */
  next_on: WithDefault<string | null>;
  user_id: WithDefault<string | null>;
  version: WithDefault<number>;
  entered_at: Date;
  stage_changed_at: Date;
  last_at: Date;
}

export interface EnquiryEventsTable {
  id: Generated<number>;
  enquiry_id: string;
  ticket: WithDefault<string | null>;
  at: Date;
  kind: EnquiryEvent;
  actor_id: WithDefault<string | null>;
  note: WithDefault<string>;
  changes: Json<Change[]>;
}
