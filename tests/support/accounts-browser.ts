import { randomUUID } from 'node:crypto';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import type { LoginAnswer, Proof } from '../../src/contract/accounts.ts';
import type { StaffRole } from '../../src/contract/rights.ts';
import { routes } from '../../src/contract/routes.ts';
import { ACCESS_KEY, PROOF_HEADER, REFRESH_KEY } from '../../src/contract/session-state.ts';
import { linkFromMail } from './site-mail.ts';

/** Creates accounts on the running site through its API and its mails. */

export interface Member {
  email: string;
  password: string;
}

export const PASSWORD = 'Himalaya-2026!';
/** The first staff account, which the site creates at start. */
export const STAFF: Member = { email: 'office@prasthan.example', password: 'Kanchenjunga-8586!' };

/** An address that no other test uses. */
export const newAddress = (): string => `sita.${randomUUID()}@example.com`;

/** Signs somebody up and opens the link in the mail. @param mailDir of a site of the test's own */
export async function verifiedAccount(request: APIRequestContext, mailDir?: string): Promise<Member> {
  const member = { email: newAddress(), password: PASSWORD };
  const data = { ...member, confirm_password: member.password };
  expect((await request.post('/api/user/register/', { data })).status()).toBe(201);
  const { pathname } = await linkFromMail(member.email, 'verify-email', mailDir);
  expect((await request.post(`/api/user${pathname}`)).status()).toBe(200);
  return member;
}

/** The id of the account with this address. @param headers of staff who may see it */
export async function personId(
  request: APIRequestContext,
  headers: Record<string, string>,
  email: string,
): Promise<string> {
  const people = await request.get(`/api/staff/people/?search=${encodeURIComponent(email)}`, { headers });
  expect(people.status(), await people.text()).toBe(200);
  const { results } = (await people.json()) as { results: { id: string; email: string }[] };
  const person = results.find((each) => each.email === email);
  expect(person).toBeDefined();
  return person!.id;
}

/** A verified account with the staff role, granted by the first staff account. @param mailDir of a site of the test's own */
export async function staffAccount(
  request: APIRequestContext,
  role: StaffRole = 'owner',
  mailDir?: string,
): Promise<Member> {
  const member = await verifiedAccount(request, mailDir);
  const headers = await provedBearer(request, STAFF);
  const id = await personId(request, headers, member.email);
  const data = { staff_role: role };
  const change = await request.patch(`/api/staff/people/${id}/`, { headers, data });
  expect(change.status(), await change.text()).toBe(200);
  return member;
}

/** A new session with the given User-Agent. */
export async function logIn(
  request: APIRequestContext,
  { email, password }: Member,
  { otp, agent }: { otp?: string; agent?: string } = {},
): Promise<LoginAnswer> {
  const response = await request.post('/api/user/login/', {
    data: { email, password, ...(otp && { otp }) },
    headers: agent ? { 'User-Agent': agent } : {},
  });
  expect(response.status(), await response.text()).toBe(200);
  return (await response.json()) as LoginAnswer;
}

export const bearer = ({ token }: LoginAnswer) => ({ Authorization: `Bearer ${token.access}` });

/** The headers of a new session with a valid proof of the password. */
export async function provedBearer(request: APIRequestContext, member: Member) {
  const headers = bearer(await logIn(request, member));
  const data = { password: member.password };
  const answer = await request.post('/api/staff/proof/', { headers, data });
  expect(answer.status(), await answer.text()).toBe(200);
  const { proof } = (await answer.json()) as Proof;
  return { ...headers, [PROOF_HEADER]: proof };
}

/** Logs the page's browser in without the form; the page is left on a blank one. */
export async function keepInBrowser(page: Page, { token, role }: LoginAnswer): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate(
    (kept) => {
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
    },
    { role, [REFRESH_KEY]: token.refresh, [ACCESS_KEY]: token.access },
  );
}

/** Logs in and opens a page of the account. */
export async function openAccount(
  page: Page,
  member: Member,
  path: string = routes.account(),
): Promise<LoginAnswer> {
  const answer = await logIn(page.request, member);
  await keepInBrowser(page, answer);
  await page.goto(path);
  await expect(page.getByText(`Logged in as ${member.email}`)).toBeVisible();
  return answer;
}
