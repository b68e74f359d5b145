import { readPageQuery } from '../../contract/page-queries.ts';
import { routes } from '../../contract/routes.ts';
import type { Api } from '../api.ts';

/** Sends a question from the page /enquiry; undefined if it has arrived, else what to tell the person. */
type SendEnquiry = (
  typed: Readonly<Record<string, string>>,
  address: string,
  clientAddress: string,
) => Promise<string | undefined>;

const TOO_MANY =
  'Many questions came from your connection in the last hour, so we could not take this one. Please call us, or try again later.';
const FAILED = 'We could not store your question. Please press the button again, or call us.';

/** Sends it through our own API, which checks, limits and stores it. */
export const sendThroughApi =
  (api: Pick<Api, 'fetch'>, publicOrigin: string): SendEnquiry =>
  async (typed, address, clientAddress) => {
    const { course, university, country, from } = readPageQuery('/enquiry', new URL(address, publicOrigin));
    const id = (text: string) => (text === '' ? null : Number(text));
    const { name = '', contact = '', email = '', message = '', wants_call, website = '' } = typed;
    const page = course
      ? routes.course(Number(course))
      : university
        ? `/university/${university}/${country || '0'}`
        : '';
    const body = {
      name,
      contact,
      email,
      message,
      website: website.slice(0, 300),
      page,
      consent: true,
      source: from,
      wants_call: wants_call === 'yes',
      course: id(course),
      university: id(university),
      country: id(country),
    };
    const request = new Request(new URL('/api/app/enquiry-create/', publicOrigin), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    const { status } = await api.fetch(request, { clientAddress });
    if (status === 201) return undefined;
    return status === 429 ? TOO_MANY : FAILED;
  };
