import net from 'node:net';

/** Sends these bytes over a connection of their own. @returns all that came back until the other side ended it. */
export async function rawRequest(port: number, bytes: string | Uint8Array): Promise<string> {
  const socket = net.connect(port, '127.0.0.1');
  // Writing to somebody who has hung up is what happens here.
  socket.on('error', () => {});
  socket.write(bytes);
  let answer = '';
  socket.setEncoding('utf8').on('data', (text: string) => (answer += text));
  await new Promise((resolve) => socket.once('close', resolve));
  return answer;
}

/** The one answer in a text as fetch would give it. @throws when there is none. */
export function readAnswer(text: string): Response {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const [statusLine = '', ...lines] = head.split('\r\n');
  const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(statusLine)?.[1]);
  if (!status) throw new Error(`This is no answer: '${text.slice(0, 200)}'`);
  const headers = new Headers();
  for (const line of lines) {
    const colon = line.indexOf(':');
    headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  const body = [204, 304].includes(status) ? null : rest.join('\r\n\r\n');
  return new Response(body, { status, headers });
}
