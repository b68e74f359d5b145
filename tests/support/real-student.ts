import fs from 'node:fs';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { expect, vi } from 'vitest';
import { PASSWORD } from './people.ts';

/**
 * Signs somebody up at a running application and verifies the address with the mail.
 * @returns their Authorization header
 */
export async function newStudent(port: number, mailDir: string, email: string): Promise<string> {
  const post = async (address: string, body?: object) => {
    const headers = { 'Content-Type': 'application/json' };
    const answer = await fetch(`http://127.0.0.1:${port}${address}`, {
      method: 'POST',
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    expect(answer.status, address).toBeLessThan(300);
    return (await answer.json()) as unknown;
  };
  const form = { email, password: PASSWORD, confirm_password: PASSWORD };
  await post('/api/user/register/', form);
  const link = await vi.waitFor(
    async () => {
      for (const name of fs.readdirSync(mailDir).filter((each) => each.endsWith('.eml'))) {
        const { to, text } = await PostalMime.parse(fs.readFileSync(path.join(mailDir, name)));
        const found = /\/verify-email\/[\w-]+\/[\w-]+\//.exec(text ?? '')?.[0];
        if (found && to?.[0]?.address === email) return found;
      }
      throw new Error(`No mail to ${email}`);
    },
    { timeout: 20_000, interval: 50 },
  );
  await post(`/api/user${link}`);
  const { token } = (await post('/api/user/login/', form)) as { token: { access: string } };
  return `Bearer ${token.access}`;
}
