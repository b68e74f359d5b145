import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import PostalMime from 'postal-mime';

/** Password of all people created here, by API calls and the mail files of a running site. */
export const PASSWORD = 'Himalaya-2026!';

/** Posts JSON. @returns the answer @throws Error for another status than expected */
export async function post(address: string, body: object, expected: number): Promise<unknown> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer: unknown = await response.json();
  if (response.status !== expected) {
    throw new Error(`${new URL(address).pathname} answered ${response.status}: ${JSON.stringify(answer)}`);
  }
  return answer;
}

export const signUp = (origin: string, email: string): Promise<unknown> =>
  post(`${origin}/api/user/register/`, { email, password: PASSWORD, confirm_password: PASSWORD }, 201);

/** Signs people up and opens the links in their mails. @returns their addresses. */
export async function makePeople(origin: string, mailDir: string, count: number): Promise<string[]> {
  const emails = Array.from({ length: count }, (_, at) => `person${at}@example.com`);
  for (const email of emails) await signUp(origin, email);
  const links = await verificationLinks(mailDir, count);
  for (const link of links) await post(`${origin}/api/user${link}`, {}, 200);
  return emails;
}

async function verificationLinks(mailDir: string, count: number): Promise<string[]> {
  for (let tries = 0; tries < 600; tries += 1) {
    const files = fs.existsSync(mailDir)
      ? fs.readdirSync(mailDir).filter((name) => name.endsWith('.eml'))
      : [];
    if (files.length >= count) {
      const mails = files.map((name) => PostalMime.parse(fs.readFileSync(path.join(mailDir, name))));
      return (await Promise.all(mails)).map(
        ({ text }) => /\/verify-email\/[\w-]+\/[\w-]+\//.exec(text ?? '')![0],
      );
    }
    await after(100);
  }
  throw new Error('The mails did not arrive within a minute');
}
