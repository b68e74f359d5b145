import { CalendarDays, MapPin } from 'lucide-react';
import type { Event } from '../../contract/events.ts';
import { routes } from '../../contract/routes.ts';
import type { StoryName } from '../../ui/art/story.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { EventArt } from './event-art.tsx';
import { eventPlace, NEW_DATE_LATER } from './event-words.ts';
import { SeeMore } from '../../ui/see-more.tsx';

export function EventCard({ event, story }: { event: Event; story?: StoryName | undefined }) {
  return (
    <Card as="li" asLink>
      <div className="aspect-2/1 overflow-clip [&_svg]:h-full [&_svg]:w-full">
        <EventArt
          event={event}
          story={story}
          shape="card"
          sizes="(min-width: 64rem) 24rem, (min-width: 30rem) 50vw, 100vw"
        />
      </div>
      <div className="flex flex-1 flex-col gap-2 p-4">
        <p className="flex items-start gap-2 font-semibold text-night-700">
          <Icon of={CalendarDays} className="mt-0.5" />
          {event.standing === 'put_off' ? (
            NEW_DATE_LATER
          ) : (
            <time dateTime={event.starts_at}>{event.formatted_start_date}</time>
          )}
        </p>
        <h2 className="text-xl">{event.title}</h2>
        <p className="flex items-start gap-2 text-sm text-ink-soft">
          <Icon of={MapPin} />
          {eventPlace(event)}
        </p>
        {event.paragraphs[0] && <p className="line-clamp-3 text-ink-soft">{event.paragraphs[0].text}</p>}
        {event.standing !== 'on' && (
          <p>
            <Badge tone="marigold">{event.standing === 'put_off' ? 'Put off' : 'Cancelled'}</Badge>
          </p>
        )}
        {event.registration_open && (
          <p>
            <Badge tone="pine">Registration open</Badge>
          </p>
        )}
        <SeeMore href={routes.event(event.id)} of={event.title} />
      </div>
    </Card>
  );
}
