import { expect, it } from 'vitest';
import * as z from 'zod';
import { LARGEST_ID } from '../contract/ids.ts';
import { CALLS } from './all-calls.ts';

/** Reads its number as text, digits in a string too, as in Django. */
const READS_TEXT = new Set(['/api/app/event-register/']);

type Node = { type?: unknown; minimum?: number; exclusiveMinimum?: number; maximum?: number };

/** Numbers in a schema that PostgreSQL's integer cannot hold. */
function unbounded(node: unknown, at = ''): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const { type, minimum, exclusiveMinimum, maximum = Infinity } = node as Node;
  const least = minimum ?? exclusiveMinimum ?? -Infinity;
  const isNumber = type === 'integer' || type === 'number';
  const own = isNumber && (maximum > LARGEST_ID || least < -LARGEST_ID) ? [at] : [];
  return [...own, ...Object.entries(node).flatMap(([key, value]) => unbounded(value, `${at}.${key}`))];
}

it('every number in a body has bounds that the database can hold', () => {
  const bodies = CALLS.flatMap((call) => {
    const body = 'body' in call ? call.body : undefined;
    return body instanceof z.ZodType && !READS_TEXT.has(call.path) ? [{ call, body }] : [];
  });
  const found = bodies.flatMap(({ call, body }) =>
    unbounded(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' })).map(
      (at) => `${call.method} ${call.path} ${at}`,
    ),
  );
  expect(found).toEqual([]);
  expect(bodies.length).toBeGreaterThan(80);
});
