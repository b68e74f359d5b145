import { pathOf } from '../../../../contract/calls/address.ts';
import { WITH_MESSAGE, type DocumentGroup } from '../../../../contract/application-form.ts';
import type { Application } from '../../../../contract/applications.ts';
import { withReference } from '../../../../contract/reference.ts';
import { sendAuthorized } from '../../../../contract/session.ts';
import { readFailure } from '../../../auth/browser/account-call.ts';
import { LOG_IN_AGAIN, OFFLINE, UNEXPECTED, UNREACHABLE, type Answer } from '../authorized-call.ts';
import { postForm, type FormAnswer } from '../post-form.ts';

interface Sending {
  /** Called with the fraction of the file that has been sent, 0 to 1. */
  onProgress: (part: number) => void;
  signal: AbortSignal;
  /** As part of the last message. */
  withMessage: boolean;
}

/**
 * Adds one file to a case. The API does not add a file twice, so an upload without a response is simply sent again.
 * Never throws for errors of the server or the connection; aborting `signal` gives the same failure as a broken
 * connection.
 */
export async function sendDocument(
  id: string,
  group: DocumentGroup,
  file: File,
  { onProgress, signal, withMessage }: Sending,
): Promise<Answer<Application>> {
  const attempt = (token: string) => {
    const form = new FormData();
    if (withMessage) form.append(WITH_MESSAGE, 'last');
    form.append(`${group}[0][file]`, file);
    return postForm(pathOf('POST /api/user/applications/{id}/documents/', { params: { id } }), form, {
      token,
      signal,
      onProgress: ({ sent, total }) => onProgress(total ? sent / total : 0),
    });
  };
  try {
    const sent = await sendAuthorized(attempt, ({ status }) => status === 401);
    return sent === 'expired' ? failed(401, LOG_IN_AGAIN) : read(sent, group);
  } catch {
    return failed(0, UNREACHABLE);
  }
}

function read(sent: FormAnswer, group: DocumentGroup): Answer<Application> {
  const { status, body: answer } = sent;
  if (status === 0) return failed(0, navigator.onLine ? UNREACHABLE : OFFLINE);
  const body = typeof answer === 'object' ? (answer as Record<string, unknown> | null) : null;
  if (status >= 200 && status < 300) {
    // The connection broke during the response.
    return body ? { ok: true, value: body as unknown as Application } : failed(0, UNREACHABLE);
  }
  const read = readFailure(status, body, text(body?.['detail']) ?? UNEXPECTED);
  const failure = { ...read, message: withReference(read.message, sent) };
  // The error of this file, the only one in the request.
  const problem = text(
    (body?.[group] as Record<string, { file?: unknown[] } | undefined> | undefined)?.['0']?.file?.[0],
  );
  return { ok: false, failure: problem ? { ...failure, fields: { file: problem } } : failure };
}

const failed = (status: number, message: string): Answer<never> => ({
  ok: false,
  failure: { status, code: null, message, fields: {} },
});

const text = (value: unknown): string | undefined => (typeof value === 'string' && value ? value : undefined);
