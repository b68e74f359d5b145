import type { Kysely } from 'kysely';
import type { LogEntry } from '../../contract/change-log.ts';
import type { Result } from '../../contract/errors.ts';
import type { Page } from '../../contract/paging.ts';
import type { Database } from '../../platform/database/schema.ts';
import { listLog, readLogEntry, type LogQuery } from './data.list.ts';

/** The log of everything that staff write. Commands add to it with `recordChange` (commands.record.ts). */
export interface ChangeLog {
  /** Newest first. @returns invalid (person, kind, from, to), invalid_page. */
  list(query: LogQuery): Promise<Result<Page<LogEntry>>>;
  /** One entry with all its changes. @returns not_found. */
  read(id: string): Promise<Result<LogEntry>>;
}

export function createChangeLog({ db }: { db: Kysely<Database> }): ChangeLog {
  return { list: (query) => listLog(db, query), read: (id) => readLogEntry(db, id) };
}
