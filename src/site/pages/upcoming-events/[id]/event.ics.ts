import type { APIRoute } from 'astro';
import { calendarFile } from '../../../events/calendar-file.ts';

export const GET: APIRoute = async ({ locals, params }) => {
  const event = await locals.reads.event(params['id'] ?? '');
  if (!event.ok) return new Response('No event found.', { status: 404 });
  return new Response(calendarFile(event.value, locals.publicOrigin), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="event-${event.value.id}.ics"`,
    },
  });
};
