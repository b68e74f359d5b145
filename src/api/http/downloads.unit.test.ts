import { describe, expect, it } from 'vitest';
import { answerFile, attachment } from './downloads.ts';

describe('the name of a download', () => {
  it.each([
    ['cv.pdf', 'attachment; filename=cv.pdf'],
    ['my cv (2).pdf', 'attachment; filename="my cv (2).pdf"'],
    ['2025/26; a=b.pdf', 'attachment; filename="2025/26; a=b.pdf"'],
    ['cv%20.pdf', "attachment; filename=cv_20.pdf; filename*=UTF-8''cv%2520.pdf"],
    ['a"b\\c%d.pdf', `attachment; filename=a_b_c_d.pdf; filename*=UTF-8''a%22b%5Cc%25d.pdf`],
    ['राई.pdf', `attachment; filename=___.pdf; filename*=UTF-8''%E0%A4%B0%E0%A4%BE%E0%A4%88.pdf`],
    ["x'; y*=z.pdf", `attachment; filename="x'; y*=z.pdf"`],
    ["x'; ह*=z.pdf", `attachment; filename="x'; _*=z.pdf"; filename*=UTF-8''x%27%3B%20%E0%A4%B9%2A%3Dz.pdf`],
  ])('%s is sent exactly, and in ASCII for old programs', (name, header) => {
    expect(attachment(name)).toBe(header);
  });

  it.each(['a\r\nSet-Cookie: x=1.pdf', '\0.pdf', '\u202Efdp.exe', '\uD800.pdf', `${'न'.repeat(4_000)}.pdf`])(
    'ends no header and reverses nothing: %j',
    (name) => {
      const header = attachment(name);
      expect(header).toMatch(/^[\x20-\x7e]+$/);
      expect(header).toMatch(
        /^attachment; filename=(?:"[^"\\]*"|[\w.~-]+); filename\*=UTF-8''[\w.~!#$&+^`|%-]+$/,
      );
      expect(new Headers({ 'Content-Disposition': header }).get('Content-Disposition')).toBe(header);
    },
  );
});

/** Content that records whether it was closed. */
function content(...pieces: string[]) {
  const left = pieces.map((piece) => Buffer.from(piece));
  const state = { ended: false };
  const iterator: AsyncIterator<Uint8Array> = {
    next: async () => {
      const value = left.shift();
      return value ? { value } : { done: true, value: undefined };
    },
    return: async () => {
      state.ended = true;
      return { done: true, value: undefined };
    },
  };
  return { state, pieces: { [Symbol.asyncIterator]: () => iterator } };
}
const file = (pieces: AsyncIterable<Uint8Array>) => ({
  fileName: 'cv.pdf',
  mediaType: 'application/pdf',
  bytes: 10,
  content: pieces,
});

describe('a file in an answer', () => {
  it('may run nothing, is not cached, and is saved instead of shown', async () => {
    const response = await answerFile(new Request('http://x/'), file(content('%PDF-', '1.7\n\n').pieces));
    expect(Object.fromEntries(response.headers)).toEqual({
      'cache-control': 'no-store',
      'content-disposition': 'attachment; filename=cv.pdf',
      'content-length': '10',
      'content-security-policy': "sandbox; default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
      'content-type': 'application/pdf',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
    expect(await response.text()).toBe('%PDF-1.7\n\n');
  });

  it('is closed when reading stops, and for HEAD', async () => {
    const half = content('a', 'b', 'c');
    const response = await answerFile(new Request('http://x/'), file(half.pieces));
    await response.body!.getReader().cancel();
    const head = content('a');
    await answerFile(new Request('http://x/', { method: 'HEAD' }), file(head.pieces));
    expect([half.state, head.state]).toEqual([{ ended: true }, { ended: true }]);
  });
});
