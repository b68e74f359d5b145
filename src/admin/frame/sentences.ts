/** Turns API errors into sentences for staff. */

const NO_CONNECTION = 'No connection to the server. Check the internet and try again.';
const OUR_FAULT = 'Something went wrong on our side. Please try again in a moment.';

/** Keys of an error body that hold its sentence. */
const SENTENCES = ['detail', 'error', 'message'] as const;
const BESIDE_FIELDS = new Set<string>([...SENTENCES, 'code', 'messages']);

/** First message of each invalid field by name, as react-admin's forms expect them. */
export function fieldMessages(body: unknown): Record<string, string> {
  if (typeof body !== 'object' || body === null) return {};
  const fields = Object.entries(body).filter(([name]) => !BESIDE_FIELDS.has(name));
  return Object.fromEntries(
    fields.flatMap(([name, value]) => {
      const first: unknown = Array.isArray(value) ? value[0] : undefined;
      return typeof first === 'string' ? [[name, first] as const] : [];
    }),
  );
}

/** The sentence to show for a response that is not a success. */
export function errorSentence(status: number, body: unknown): string {
  if (status === 0) return NO_CONNECTION;
  if (status >= 500) return OUR_FAULT;
  if (status === 404) return 'This no longer exists. Go back to the list and reload it.';
  const said = SENTENCES.map((key) => (body as Record<string, unknown> | null)?.[key]).find(
    (value) => typeof value === 'string',
  );
  const fields = Object.values(fieldMessages(body)).join(' ');
  return said || fields || OUR_FAULT;
}
