import type { ChatRule } from '../schema.ts';

/** Rules of topics about the consultancy. */
export const consultancyRules: readonly ChatRule[] = [
  { topics: 'room', asked: ['room'], also: 'find stay book' },
  { topics: 'office', asked: ['office', 'office where'], also: 'counselling phone visit' },
  { topics: 'office', here: true, asked: ['where'], also: 'phone counselling' },
  { topics: 'person', asked: ['person', 'phone person'], also: 'office counselling find' },
  { topics: 'person', here: true, asked: ['phone'], also: 'office counselling find' },
  {
    topics: 'open',
    here: true,
    asked: ['clock', 'office open|clock', 'open when'],
    also: 'open office when counselling time',
  },
  // 'Still open?' may mean an intake.
  { topics: 'open deadline', here: true, asked: ['open'], also: 'when' },
  {
    topics: 'book',
    asked: ['book', 'counselling', 'book counselling', 'book person'],
    also: 'person counselling office when process apply',
  },
  { topics: 'originals', asked: ['originals'], also: 'documents' },
  { topics: 'privacy', asked: ['privacy'], also: 'documents' },
  { topics: 'paid', asked: ['commission'], also: 'free money' },
  { topics: 'trust', asked: ['trust'], also: 'counselling office' },
  { topics: 'account', asked: ['login', 'status'], also: 'process apply visa' },
  { topics: 'events', asked: ['events'], also: 'when date free' },
  { topics: 'robot', asked: ['robot'], also: 'person' },
  { topics: 'hello', asked: ['hello'] },
  { topics: 'thanks', asked: ['thanks'], also: 'hello' },
];
