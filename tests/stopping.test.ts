import { expect, it } from 'vitest';
import { lineThat, startChild } from './support/child.ts';

it('finishes the current request after SIGTERM, accepts no new one and exits with 0', async () => {
  const server = startChild('slow-server.ts');
  const port = (await lineThat(server, (line) => line.startsWith('port '))).slice(5);
  const answer = fetch(`http://127.0.0.1:${port}/`).then((response) => response.text());
  await lineThat(server, (line) => line === 'asked');
  server.process.kill('SIGTERM');
  await lineThat(server, (line) => line.includes('Stopping'));
  // systemd signals the whole process group, and npm start also passes its signal on.
  server.process.kill('SIGTERM');
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
  server.process.stdin!.write('go\n');
  expect(await answer).toBe('whole answer');
  expect((await server.ended).code).toBe(0);
});
