import { HttpError } from 'ra-core';
import type { ImportRun } from '../../contract/import-runs.ts';
import { pathOf } from '../../contract/calls/address.ts';
import { accessToken, authorizedFetch } from '../../contract/session.ts';
import { errorSentence, fieldMessages } from '../frame/sentences.ts';

/** Uploads files for an import. @throws HttpError with a sentence, and `body.errors` by field */
export async function sendFiles(
  fields: Readonly<Record<string, string>>,
  files: readonly File[],
): Promise<ImportRun> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  for (const file of files) body.append('files', file);
  const response = await authorizedFetch(pathOf('POST /api/staff/imports/'), { method: 'POST', body }).catch(
    () => {
      throw new HttpError(errorSentence(0, null), 0);
    },
  );
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer as ImportRun;
  const status = response.status === 401 && accessToken() !== null ? 0 : response.status;
  const errors = fieldMessages(answer);
  const sentence = Object.values(errors)[0] ?? errorSentence(status, answer);
  throw new HttpError(sentence, status, { errors });
}
