import type { RawBuilder } from 'kysely';
import type { DaysByState } from '../../content/today.ts';
import type { TodayItem } from '../../contract/today.ts';
import type { Db } from '../../platform/database/schema.ts';

/** The moment for which the queue is made. */
export interface TodayClock {
  now: Date;
  /** 'YYYY-MM-DD' in Nepal. */
  today: string;
  daysUntilWaiting: DaysByState;
}

/** A thing in the queue, before it is read. */
export interface Queued {
  kind: TodayItem['kind'];
  id: string;
  /** Position in TODAY_SECTIONS. */
  section: number;
  /** Date and time. Sorts within the section, the oldest first. */
  at: string;
}

/** One sort of thing that waits for the office. A part of the product that has more adds a line to sources.ts. */
export interface QueueSource {
  kind: TodayItem['kind'];
  /**
   * A query with the columns id, section, at and counselor_id. It may name a thing several times: the first section
   * counts.
   */
  find(clock: TodayClock): RawBuilder<Omit<Queued, 'kind'> & { counselor_id: string | null }>;
  /** What the queue shows of these, in any order. */
  read(db: Db, queued: readonly Queued[], clock: TodayClock): Promise<TodayItem[]>;
}
