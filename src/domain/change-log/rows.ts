import type { Change } from '../../contract/edits/changes.ts';

/** A row of either table, with the account that did it if there still is one. */
export interface LogRow {
  id: string;
  at: Date;
  actor_id: string | null;
  /** The name when it was done, of revisions only. */
  actor_name: string | null;
  kind: string;
  object: string;
  title: string;
  action: string;
  revision: number | null;
  changes: Change[];
  email: string | null;
  first_name: string | null;
  last_name: string | null;
}
