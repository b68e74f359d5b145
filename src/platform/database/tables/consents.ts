import type { Generated } from 'kysely';
import type { ConsentForm, ConsentPurpose, ShownIn } from '../../../contract/consent-words.ts';

/** What people agreed to and took back: db/migrations/0100_consents.sql. */

export interface ConsentWordingsTable {
  id: Generated<number>;
  form: ShownIn;
  version: string;
  text: string;
}

export interface ConsentsTable {
  id: Generated<number>;
  user_id: string | null;
  enquiry_id: string | null;
  application_id: string | null;
  registration_id: string | null;
  purpose: ConsentPurpose;
  given: boolean;
  form: ConsentForm;
  wording_id: number | null;
  at: Date;
  request_id: string | null;
  entered_by: string | null;
}
