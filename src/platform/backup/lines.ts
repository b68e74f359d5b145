/** Cuts text into lines. */
export async function* linesOf(source: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let rest = '';
  for await (const piece of source) {
    const parts = (rest + decoder.decode(piece, { stream: true })).split('\n');
    rest = parts.pop()!;
    yield* parts;
  }
  rest += decoder.decode();
  if (rest !== '') yield rest;
}

/** Lines as bytes, in pieces of about 64 KiB. */
export async function* bytesOf(lines: AsyncIterable<string>): AsyncGenerator<Buffer> {
  let waiting: string[] = [];
  let length = 0;
  for await (const line of lines) {
    waiting.push(line);
    length += line.length;
    if (length < 65_536) continue;
    yield Buffer.from(`${waiting.join('\n')}\n`);
    [waiting, length] = [[], 0];
  }
  if (waiting.length > 0) yield Buffer.from(`${waiting.join('\n')}\n`);
}
