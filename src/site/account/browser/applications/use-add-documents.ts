import { useEffect, useRef, useState } from 'react';
import type { DocumentGroup } from '../../../../contract/application-form.ts';
import type { Application } from '../../../../contract/applications.ts';
import { sessionEnded, sessionUser } from '../../../../contract/session.ts';
import { useTurns } from '../../../applications/browser/documents/use-turns.ts';
import { authorizedCall } from '../authorized-call.ts';
import { holdFiles } from '../held-files.ts';
import { dropFile, keepFile, keptFiles } from '../kept-files.ts';
import { choose, keyOf, type Chosen } from './chosen-files.ts';
import { sendDocument } from './send-document.ts';

/** Progress of an upload: which file of how many, and the fraction of it that has been sent. */
export interface Progress {
  key: string;
  number: number;
  of: number;
  part: number;
}

type Outcome = { count: number; tone: 'success' | 'error' | 'info'; title: string; again?: boolean };

/**
 * Chosen documents for a case. They are uploaded one after the other: what has arrived is kept, so after a broken
 * connection only the rest is sent again. A file stays chosen until it has arrived or is removed.
 */
export function useAddDocuments(
  id: string,
  {
    held,
    onAdded,
    onSending,
    withMessage = false,
  }: {
    /** Chosen before the session expired. */
    held: readonly Chosen[];
    onAdded: (application: Application) => void;
    onSending: (busy: boolean) => void;
    /** They go with a message, and are kept apart from other chosen files. */
    withMessage?: boolean;
  },
) {
  const [user] = useState(sessionUser);
  const [chosen, setChosen] = useState(held);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [progress, setProgress] = useState<Progress | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(held.length > 0 ? STILL_HERE : null);
  const inTurn = useTurns();
  const running = useRef<AbortController>(null);
  const latest = useRef(chosen);
  useEffect(() => {
    latest.current = chosen;
  }, [chosen]);
  useEffect(
    () => () => {
      running.current?.abort();
      if (sessionEnded() && !withMessage) holdFiles(user, id, latest.current);
    },
    [user, id, withMessage],
  );
  const busy = progress !== null;
  useEffect(() => {
    if (!busy) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [busy]);
  // A file that the server rejected once would be rejected again.
  const waiting = chosen.filter(({ problem }) => problem === undefined);

  const tell = (outcome: Omit<Outcome, 'count'>) =>
    setOutcome((last) => ({ ...outcome, count: (last?.count ?? 0) + 1 }));

  const form = withMessage ? `message ${id}` : `case ${id}`;
  useEffect(() => {
    if (user === null) return;
    let wanted = true;
    void keptFiles(user, form).then((files) => {
      if (!wanted || files.length === 0) return;
      setChosen((before) => {
        const back = files.map(({ id: kept, ...file }) => ({
          ...file,
          kept,
          key: keyOf(file.group, file.file),
        }));
        return [...back, ...before.filter(({ key }) => !back.some((other) => other.key === key))];
      });
      setOutcome(STILL_HERE);
    });
    return () => void (wanted = false);
  }, [user, form]);

  const add = async (group: DocumentGroup, files: readonly File[]) => {
    setOutcome(null);
    const next = await inTurn(choose(latest.current, group, files));
    setRefused(next.refused);
    setChosen((before) => [...before, ...next.added]);
    for (const { key, file } of next.added) {
      const kept = user && (await keepFile(user, form, group, file));
      // Removed or sent while it was written.
      if (kept && !latest.current.some((one) => one.key === key)) void dropFile(kept);
      setChosen((before) => before.map((one) => (one.key === key ? { ...one, kept: kept || null } : one)));
    }
  };
  const remove = (key: string) => {
    const kept = latest.current.find((one) => one.key === key)?.kept;
    if (kept) void dropFile(kept);
    setChosen((files) => files.filter((each) => each.key !== key));
  };

  const send = async () => {
    if (running.current || waiting.length === 0) return;
    const ours = new AbortController();
    running.current = ours;
    onSending(true);
    setOutcome(null);
    setRefused([]);
    const result = await sendAll(waiting, ours.signal);
    running.current = null;
    setProgress(null);
    onSending(false);
    tell(result);
  };

  const sendAll = async (files: readonly Chosen[], signal: AbortSignal): Promise<Omit<Outcome, 'count'>> => {
    // Before a large upload: checks that the person is still logged in and online.
    const look = await authorizedCall('GET /api/user/applications/{id}/', { params: { id } });
    if (!look.ok) return { tone: 'error', title: look.failure.message, again: true };
    let added = 0;
    let wrong = 0;
    for (const [index, { key, group, file }] of files.entries()) {
      const place = { key, number: index + 1, of: files.length };
      setProgress({ ...place, part: 0 });
      const answer = await sendDocument(id, group, file, {
        signal,
        withMessage,
        onProgress: (part) => setProgress({ ...place, part }),
      });
      if (answer.ok) {
        added += 1;
        remove(key);
        onAdded(answer.value);
        continue;
      }
      if (signal.aborted) return { tone: 'info', title: `Stopped. ${arrived(added)}` };
      const { fields, message } = answer.failure;
      const problem = fields['file'];
      if (problem === undefined) return { tone: 'error', title: `${message} ${arrived(added)}`, again: true };
      wrong += 1;
      setChosen((files) => files.map((each) => (each.key === key ? { ...each, problem } : each)));
    }
    if (wrong === 0) return { tone: 'success', title: arrived(added) };
    const title = `${wrong === 1 ? 'One file' : `${wrong} files`} could not be added. ${arrived(added)}`;
    return { tone: 'error', title };
  };

  const stop = () => running.current?.abort();

  return {
    chosen,
    waiting: waiting.length,
    refused,
    progress,
    busy: progress !== null,
    outcome,
    add: (group: DocumentGroup, files: readonly File[]) => void add(group, files),
    unkept: chosen.filter(({ kept }) => kept === null).length,
    remove,
    send,
    stop,
  };
}

const STILL_HERE: Outcome = { count: 0, tone: 'info', title: 'The files you chose are still here.' };

const arrived = (number: number): string => {
  if (number === 0) return 'No document was added.';
  return number === 1 ? 'One document was added.' : `${number} documents were added.`;
};
