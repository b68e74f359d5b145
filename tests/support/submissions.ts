import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import { pdf, png } from './applications.ts';

/** An application that is sent piece by piece over a real connection. */
export interface Submission {
  /** Used as the name of the course, to recognize the submission in lists. */
  name: string;
  /** Its Idempotency-Key. */
  key: string;
  files: { field: string; fileName: string; bytes: Buffer }[];
  /** True when everything has been sent. */
  sent: boolean;
  /** The answer, if there was one. */
  answer: { id: string } | undefined;
  /** The body of another answer than 201, or how the connection was lost. */
  refusal: string | undefined;
}

export function newSubmission(files: number, bytes: number): Submission {
  const name = randomUUID();
  return {
    name,
    key: `key of ${name}`,
    files: Array.from({ length: files }, (_, at) => ({
      field: `passport_documents[${at}][file]`,
      fileName: at % 2 === 0 ? `page ${at}.pdf` : `page ${at}.png`,
      bytes: at % 2 === 0 ? pdf(bytes) : png(),
    })),
    sent: false,
    answer: undefined,
    refusal: undefined,
  };
}

const BOUNDARY = 'x-submission-boundary';
const PIECE_BYTES = 16 * 1024;

function* piecesOf({ name, files }: Submission): Generator<Buffer> {
  const part = (head: string) =>
    Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`);
  yield Buffer.concat([part('name="preferred_course"'), Buffer.from(`${name}\r\n`)]);
  for (const { field, fileName, bytes } of files) {
    yield part(`name="${field}"; filename="${fileName}"`);
    for (let at = 0; at < bytes.length; at += PIECE_BYTES) yield bytes.subarray(at, at + PIECE_BYTES);
    yield Buffer.from('\r\n');
  }
  yield Buffer.from(`--${BOUNDARY}--\r\n`);
}

/**
 * Sends a submission and records its answer. @param onStep called after every piece, at the end and at the answer
 * @returns the status; undefined if the connection was lost
 */
export async function sendSubmission(
  port: number,
  authorization: string,
  submission: Submission,
  onStep: () => void = () => {},
): Promise<number | undefined> {
  const request = http.request({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path: '/api/app/application-create/',
    agent: false,
    headers: {
      Authorization: authorization,
      'Idempotency-Key': submission.key,
      'Content-Type': `multipart/form-data; boundary=${BOUNDARY}`,
    },
  });
  const answered = once(request, 'response') as Promise<[http.IncomingMessage]>;
  // It may come before everything is sent: then the server does not read the rest.
  const received = answered.then(async ([response]) => {
    let text = '';
    for await (const chunk of response) text += String(chunk);
    if (response.statusCode === 201) submission.answer = JSON.parse(text) as { id: string };
    else submission.refusal = text;
    return response.statusCode;
  });
  received.catch(() => {});
  try {
    for (const piece of piecesOf(submission)) {
      await new Promise<void>((resolve, reject) =>
        request.write(piece, (error) => (error ? reject(error) : resolve())),
      );
      onStep();
    }
    request.end();
    submission.sent = true;
    onStep();
    const status = await received;
    onStep();
    return status;
  } catch (error) {
    // The connection was lost; `answer` stays undefined if none had arrived.
    submission.refusal = String(error);
    request.destroy();
    return received.catch(() => undefined);
  }
}

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
