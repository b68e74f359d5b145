import net from 'node:net';

/** Sends bytes over a new connection. @returns everything that was received until the server closed it */
export async function rawRequest(port: number, bytes: string | Uint8Array): Promise<string> {
  const socket = net.connect(port, '127.0.0.1');
  // Errors are expected: the server may close the connection while the test is writing.
  socket.on('error', () => {});
  socket.write(bytes);
  let answer = '';
  socket.setEncoding('utf8').on('data', (text: string) => (answer += text));
  await new Promise((resolve) => socket.once('close', resolve));
  return answer;
}

/** Parses a raw HTTP response into a Response. @throws when there is none */
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
