import type { OwnAppointment } from '../../contract/appointments.ts';
import { appointmentLink } from '../../contract/enquiry-routes.ts';
import { readPageQuery } from '../../contract/page-queries.ts';
import type { Api } from '../api.ts';
import type { TakeForm } from './take-form.ts';

const TOO_MANY =
  'Many people booked from your connection in the last hour, so we could not take this one. Please call us, or try again later.';
const FAILED = 'We could not book this time. Please press the button again, or call us.';

type Send = (path: string, body: object, clientAddress: string) => Promise<{ status: number; body: unknown }>;

const sender =
  (api: Pick<Api, 'fetch'>, publicOrigin: string): Send =>
  async (path, body, clientAddress) => {
    const request = new Request(new URL(path, publicOrigin), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    const response = await api.fetch(request, { clientAddress });
    return { status: response.status, body: await response.json() };
  };

/** What to tell the person: the sentence of a refusal, or that it failed. */
function problemOf({ status, body }: Awaited<ReturnType<Send>>): { problem: string } {
  if (status === 429) return { problem: TOO_MANY };
  const { detail } = body as { detail?: unknown };
  return { problem: status === 409 && typeof detail === 'string' ? detail : FAILED };
}

/** Books the time of the form on /book, and leads to the page of the appointment. */
export function bookThroughApi(api: Pick<Api, 'fetch'>, publicOrigin: string): TakeForm {
  const send = sender(api, publicOrigin);
  return async (typed, _address, clientAddress) => {
    const { name, contact = '', email = '', message = '', branch, counselor, time, website = '' } = typed;
    const body = {
      name,
      contact,
      email,
      message,
      branch,
      counselor: counselor || null,
      starts_at: time,
      website: website.slice(0, 300),
      consent: true,
    };
    const answer = await send('/api/app/appointment-create/', body, clientAddress);
    if (answer.status !== 201) return problemOf(answer);
    return { location: appointmentLink((answer.body as OwnAppointment).link, 'booked') };
  };
}

/** Moves or cancels the appointment of the link in the page's address. */
export function changeThroughApi(api: Pick<Api, 'fetch'>, publicOrigin: string): TakeForm {
  const send = sender(api, publicOrigin);
  return async ({ action, time }, address, clientAddress) => {
    const { link } = readPageQuery('/appointment', new URL(address, publicOrigin));
    const moves = action === 'move';
    const answer = await send(
      moves ? '/api/app/appointment-move/' : '/api/app/appointment-cancel/',
      { link, ...(moves && { starts_at: time }) },
      clientAddress,
    );
    if (answer.status !== 200) return problemOf(answer);
    return { location: appointmentLink(link, moves ? 'moved' : 'cancelled') };
  };
}
