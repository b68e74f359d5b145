import type { Generated } from 'kysely';
import type { EventStanding, MessageAudience } from '../../../contract/event-standing.ts';
import type { SetUpStepName } from '../../../contract/site-setup.ts';
import type { WithDefault } from './column-types.ts';

/** The tables of posts and events, and of the guide for new owners. */

/** What of the guide is skipped; 'all': it is closed. */
export interface SetUpPutOffTable {
  step: SetUpStepName;
  at: Date;
}

export interface ArticlesTable {
  id: Generated<number>;
  main_title: string;
  topic: WithDefault<'choosing' | 'applying' | 'tests' | 'money' | 'living'>;
  author: WithDefault<string>;
  image_id: number | null;
  status: WithDefault<'draft' | 'published'>;
  published_at: Date | null;
  sample: WithDefault<boolean>;
  updated_at: WithDefault<Date>;
}

export interface ArticleSectionsTable {
  id: Generated<number>;
  article_id: number;
  /** Unique within the post, and kept when the section is moved. */
  key: string;
  paragraph_title: string | null;
  image_id: number | null;
  position: WithDefault<number>;
}

export interface ArticleParagraphsTable {
  id: Generated<number>;
  section_id: number;
  key: string;
  text: string;
  position: WithDefault<number>;
}

export interface ArticlePointsTable {
  id: Generated<number>;
  paragraph_id: number;
  key: string;
  point_text: string;
  position: WithDefault<number>;
}

/** Read times through the SQL function events_at, which moves a repeated sample event to its next date. */
export interface EventsTable {
  id: Generated<number>;
  title: string;
  image_id: number | null;
  starts_at: Date;
  ends_at: Date;
  place: string | null;
  online_link: string | null;
  capacity: number | null;
  registration_opens_at: Date | null;
  registration_closes_at: Date | null;
  status: WithDefault<'draft' | 'published' | 'withdrawn'>;
  sample: WithDefault<boolean>;
  repeat_days: number | null;
  updated_at: WithDefault<Date>;
  standing: WithDefault<EventStanding>;
  registration: WithDefault<'open' | 'closed'>;
  /** A published event is visible from then on; null: at once. */
  published_at: Date | null;
}

export interface EventParagraphsTable {
  id: Generated<number>;
  event_id: number;
  /** Stays the same while the paragraph is edited and moved. */
  key: Generated<string>;
  text: string;
  position: WithDefault<number>;
}

export interface EventWalkInsTable {
  id: string;
  event_id: number;
  starts_at: Date;
  name: string;
  contact: WithDefault<string>;
  here_at: Date | null;
  here_changed_at: Date;
}

export interface EventMessagesTable {
  id: string;
  event_id: number;
  starts_at: Date;
  audience: MessageAudience;
  subject: string;
  body: string;
  recipients: number;
  sent_by: string | null;
  sent_at: Date;
}
