import { expect } from 'vitest';
import type { TestApi } from '../api.ts';
import type { Recipe } from '../recipes/tools.ts';
import type { StaffRecipe } from '../staff-call-recipes.ts';
import { isPublic } from '../../../src/api/http/audience.ts';
import { OWN_TEXT, type Cast, type Student } from './cast.ts';
import type { FuzzedFile } from './files.ts';
import type { FuzzedBody, Step } from './steps.ts';

/** What our own code says about itself and no answer may contain. */
const INSIDE =
  /node_modules|syntax error at or near|\n\s+at \S+ \(|violates (?:unique|foreign|check|not-null)/;

export type Prepare = (name: string) => Promise<Recipe | StaffRecipe | undefined>;

export interface Taken {
  status: number;
  /** As a line for a person who repeats it. */
  said: string;
}

type Sent = string | Uint8Array | FormData | undefined;

const isFile = (value: unknown): value is FuzzedFile =>
  typeof value === 'object' && value !== null && 'bytes' in value;

/** What stands in an address or a form. Some objects have a `toString` that is no function, so they are written as JSON. */
const asText = (value: unknown): string =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed();

/** A form with odd boundaries, as no browser sends it. */
function rawForm(parts: readonly (readonly [string, unknown])[], boundary: string): Buffer {
  const pieces = parts.flatMap(([name, value]) => {
    const file = isFile(value) ? `; filename="${value.name}"` : '';
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n`;
    return [Buffer.from(head), isFile(value) ? value.bytes : Buffer.from(asText(value)), Buffer.from('\r\n')];
  });
  return Buffer.concat(pieces);
}

function payload(body: FuzzedBody, cast: Cast, own: string): { sent: Sent; type?: string; said: string } {
  if (body.kind === 'none') return { sent: undefined, said: '' };
  if (body.kind === 'text') return { sent: body.text.toWellFormed(), type: body.type, said: body.text };
  if (body.kind === 'json') {
    const text = JSON.stringify(cast.ids.fill(body.value, own)) ?? '';
    const cut = body.cut === null ? text : text.slice(0, body.cut);
    return { sent: cut, type: body.type, said: cut };
  }
  const parts = body.parts.map(
    ([name, value]) => [name, isFile(value) ? value : cast.ids.fill(value, own)] as const,
  );
  const said = parts
    .map(([name, value]) => `${name}=${isFile(value) ? `@${value.name}` : asText(value)}`)
    .join('&');
  if (body.boundary !== null) {
    const type = `multipart/form-data; boundary=${body.boundary}`;
    return { sent: new Uint8Array(rawForm(parts, body.boundary)), type, said };
  }
  const form = new FormData();
  for (const [name, value] of parts) {
    if (isFile(value)) form.append(name, new File([new Uint8Array(value.bytes)], value.name));
    else form.append(name, asText(value));
  }
  return { sent: form, said };
}

const inPath = (value: unknown): string => encodeURIComponent(asText(value)).replace(/^\.*$/, '7');

/** Makes a request of a sequence and checks its answer. @throws AssertionError with the request and what was wrong */
export async function takeStep(api: TestApi, cast: Cast, step: Step, prepare: Prepare): Promise<Taken> {
  const { call, method, role } = step;
  const recipe = step.prepared ? await prepare(`${call.method} ${call.path}`) : undefined;
  const given: Readonly<Record<string, string>> = recipe?.params ?? {};
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => {
    const value = given[name] ?? cast.ids.fill(step.params[name], '');
    return inPath(value);
  });
  const query = new URLSearchParams();
  for (const [name, value] of step.query) {
    const filled = cast.ids.fill(value, cast.ownText(role));
    query.append(name, asText(filled));
  }
  const address = `${path}?${query}`;
  const { sent, type, said: body } = payload(step.body, cast, cast.ownText(role));
  const headers = new Headers(step.headers);
  const bearer =
    recipe && 'by' in recipe ? recipe.by?.bearer : recipe && 'bearer' in recipe ? recipe.bearer : undefined;
  const authorization = bearer?.Authorization ?? cast.authorization(role);
  if (authorization !== undefined) headers.set('Authorization', authorization);
  const takesBody = method !== 'GET' && method !== 'HEAD' && sent !== undefined;
  if (takesBody && type !== undefined && type !== '') headers.set('Content-Type', type);
  const request = new Request(`http://10.0.0.7:3000${address}`, {
    method,
    headers,
    ...(takesBody && { body: sent as BodyInit }),
  });
  const response = await api.fetch(request, { clientAddress: '203.0.113.1' });
  const { status } = response;
  const said = `${role}: ${method} ${address} ${body.slice(0, 400)} answered ${status}`;
  const text = Buffer.from(await response.clone().arrayBuffer()).toString('latin1');
  expect(status, `${said}\n${text.slice(0, 300)}`).toBeLessThan(500);
  expect(text, said).not.toMatch(INSIDE);
  if (!isPublic(call) && status !== 204 && method !== 'OPTIONS')
    expect(response.headers.get('Cache-Control'), said).toBe('no-store');
  if (bearer === undefined) expectNothingOfOthers(text, said, role);
  const { body: answer } = await api.check.expectMatchesOpenApi(method, address, response);
  if (status < 300 && !Buffer.isBuffer(answer)) cast.ids.learn(listOf(call.path), answer);
  return { status, said };
}

/** Students and visitors see nothing that another student has entered. */
function expectNothingOfOthers(text: string, said: string, role: string): void {
  if (role !== 'asha' && role !== 'bina' && role !== 'visitor') return;
  for (const [who, own] of Object.entries(OWN_TEXT) as [Student, string][]) {
    if (who !== role) expect(text.includes(own), `${said}\nhas the text of ${who}`).toBe(false);
  }
}

/** The list that an address belongs to: its last part that is no parameter. */
const listOf = (path: string): string =>
  path.split('/').findLast((part) => part && !part.startsWith('{')) ?? '';
