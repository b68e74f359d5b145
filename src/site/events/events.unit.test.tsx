import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HOSTILE } from '../../../tests/support/content.ts';
import { fail, ok } from '../../contract/errors.ts';
import { readPageQuery } from '../../contract/page-queries.ts';
import { brokenReads, fixtureReads, pageOf } from '../../../tests/support/public-reads.ts';
import { jsonForScript } from '../layout/json-for-script.ts';
import { eventData } from './event-data.ts';
import { eventStories } from './event-art.tsx';
import { EventPage } from './event-page.tsx';
import { eventHours, eventPlace } from './event-words.ts';
import { EventsPage } from './events-page.tsx';
import { event } from '../../../tests/support/event.ts';
import { loadEvent, loadEvents } from './load-events.ts';
import { MissingRecord } from '../layout/missing-record.tsx';

const ORIGIN = 'https://prasthan.test';
const at = (path: string) => readPageQuery('/upcoming-events', new URL(path, ORIGIN));
const reads = fixtureReads({
  events: ({ page }) =>
    Promise.resolve(
      page === '9'
        ? fail({ code: 'invalid_page' })
        : ok({
            ...pageOf([event({ id: 1, registration_open: false }), event({ id: 2, title: 'Fair' })]),
            count: 8,
            pages: 2,
          }),
    ),
  event: (id) => Promise.resolve(id === '9' ? ok(event()) : fail({ code: 'not_found' })),
});
const page = (parts: Parameters<typeof event>[0]) => renderToStaticMarkup(<EventPage event={event(parts)} />);

test('the list shows what, when and where, and promotes the next event open for registration', async () => {
  const html = renderToStaticMarkup(<EventsPage view={await loadEvents(reads, at('/upcoming-events'))} />);
  for (const text of ['12 December 2026, 2:00 PM', 'Meet a counselor.', 'See More', 'Nepal time (UTC+5:45)'])
    expect(html).toContain(text);
  expect(html).toMatch(/href="\/upcoming-events\?page=2"[^>]*rel="next"/);
  expect(html).toMatch(/aria-disabled="true"[^>]*rel="prev"/);
  expect(html).toMatch(/href="\/upcoming-events\/2"[^>]*>Register Now/);
});

test('events of the same topic have different drawings', () => {
  const titles = ['NOC and bank documents', 'A bank loan', 'What a year costs'];
  const stories = eventStories(titles.map((title, id) => event({ id, title, picture: null })));
  expect([...stories.values()][0]).toBe('savings');
  expect(new Set(stories.values()).size).toBe(titles.length);
});

test('a list of one page has no pager', async () => {
  const one = fixtureReads({ events: () => Promise.resolve(ok(pageOf([event({})]))) });
  const html = renderToStaticMarkup(<EventsPage view={await loadEvents(one, at('/upcoming-events'))} />);
  expect(html).toContain('See More');
  expect(html).not.toContain('Page 1 of 1');
  expect(html).not.toContain('aria-label="Pages of events"');
});

test('no events, a failed read and a missing page have their own texts', async () => {
  const empty = await loadEvents(fixtureReads(), at('/upcoming-events'));
  expect(renderToStaticMarkup(<EventsPage view={empty} />)).toContain('No events available currently.');
  const broken = await loadEvents(brokenReads(), at('/upcoming-events'));
  expect(broken.status).toBe(503);
  expect(renderToStaticMarkup(<EventsPage view={broken} />)).toContain(
    'An error occurred while fetching events',
  );
  expect((await loadEvents(reads, at('/upcoming-events?page=9'))).status).toBe(404);
});

test('an event has its paragraphs, its facts, the calendar file and the register button', () => {
  const html = page({});
  for (const text of ['Meet a counselor.', '12 December 2026, 2:00 PM to 4:00 PM', 'Kamalpokhari', '>40<'])
    expect(html).toContain(text);
  expect(html).toContain('Open until 11 December 2026');
  expect(html).toContain('href="/upcoming-events/9/event.ics"');
  expect(html).toMatch(/href="\/login\?next=%2Fupcoming-events%2F9"[^>]*data-prompt="event-register"/);
  expect(html).toContain('You have to login first.');
});

test('a past event says so; an event without registration has no button', () => {
  const past = page({ over: true, registration_open: false, registration_state: 'closed' });
  expect(past).toContain('This event is over.');
  const later = page({
    registration_open: false,
    registration_state: 'not_yet',
    registration_opens_at: '2026-12-01T09:00:00+05:45',
  });
  expect(later).toContain('Opens on 1 December 2026');
  const closed = page({ registration_open: false, registration_state: 'closed' });
  expect(closed).toContain('Closed');
  for (const html of [past, later, closed]) expect(html).not.toContain('Event Register');
  expect(past).not.toContain('event.ics');
});

test('a missing event and a failed read have their own texts and status', async () => {
  expect((await loadEvent(reads, '1')).status).toBe(404);
  expect((await loadEvent(brokenReads(), '9')).status).toBe(503);
  expect(renderToStaticMarkup(<MissingRecord kind="event" status={404} />)).toContain('No event found.');
  expect(renderToStaticMarkup(<MissingRecord kind="event" status={503} />)).toContain(
    'We don&#x27;t have any results currently to show. Visit later.',
  );
});

test('hours past midnight name both days; places name what is known', () => {
  expect(eventHours(event({ formatted_end_date: '13 December 2026, 1:00 AM' }))).toBe(
    '12 December 2026, 2:00 PM to 13 December 2026, 1:00 AM',
  );
  const online = true;
  expect([eventPlace(event({ place: null, online })), eventPlace(event({ online }))]).toEqual([
    'Online',
    'Kamalpokhari, Kathmandu, and online',
  ]);
});

test('an event with a part online says how one gets the link', () => {
  const note = 'We mail you the link when you register.';
  expect(page({ online: true })).toContain(note);
  expect(page({})).not.toContain(note);
  expect(page({ online: true, over: true })).not.toContain(note);
});

test('a put-off event has no date, a cancelled one says so, and neither takes registrations', () => {
  const closed = { registration_open: false, registration_state: 'closed' } as const;
  const putOff = page({ ...closed, standing: 'put_off' });
  expect(putOff).toContain('This event is put off. The new date will be announced.');
  expect(putOff).not.toMatch(/<time|Add to calendar|Event Register/);
  const cancelled = page({ ...closed, standing: 'cancelled' });
  expect(cancelled).toContain('This event is cancelled.');
  expect(cancelled).toContain('Cancelled: 12 December 2026, 2:00 PM');
  expect(cancelled).not.toMatch(/Add to calendar|Event Register/);
  const status = (standing: 'put_off' | 'cancelled') => eventData(event({ standing }), ORIGIN)['eventStatus'];
  expect([status('put_off'), status('cancelled')]).toEqual([
    'https://schema.org/EventPostponed',
    'https://schema.org/EventCancelled',
  ]);
});

test('structured data has times with their offset and marks samples', () => {
  expect(eventData(event(), ORIGIN)).toMatchObject({
    '@type': 'EducationEvent',
    name: 'Open day',
    startDate: '2026-12-12T14:00:00+05:45',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', name: 'Kamalpokhari, Kathmandu' },
  });
  const online = eventData(event({ place: null, online: true, sample: true }), ORIGIN);
  expect(online).toMatchObject({
    name: 'Open day (sample)',
    location: { '@type': 'VirtualLocation', url: `${ORIGIN}/upcoming-events/9` },
  });
});

test('typed markup stays text on the page and in structured data', () => {
  const hostile = event({ title: HOSTILE, place: HOSTILE, paragraphs: [{ id: 1, text: HOSTILE }] });
  const html = renderToStaticMarkup(<EventPage event={hostile} />);
  expect(html).not.toMatch(/<(script|img|svg\/onload)/);
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(jsonForScript(eventData(hostile, ORIGIN))).not.toContain('<');
});
