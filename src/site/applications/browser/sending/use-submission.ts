import { useEffect, useRef, useState } from 'react';
import { newKey } from '../../../../contract/new-key.ts';
import { onSessionChange, sessionUser } from '../../../../contract/session.ts';
import { NO_PROBLEM, readProblem, type Problem } from './problem.ts';
import { allLeft, sendAsForm, type Progress, type Receipt } from './send.ts';
import { sendWithSession, type Outcome } from './send-with-session.ts';
import { printOf, type Content } from './submission.ts';

/** Phase of a submission. */
export type Phase =
  /** `cancelled`: an attempt was stopped just now, before or after everything was sent. */
  | { name: 'form'; cancelled?: 'before' | 'after' }
  | { name: 'sending'; progress: Progress | null }
  | { name: 'expired' }
  | { name: 'lost' }
  | { name: 'failed'; problem: Problem }
  | { name: 'sent'; receipt: Receipt | null };

/**
 * Sends `content`, one attempt at a time. The same content keeps its key whatever happened to the previous attempt,
 * so that a lost connection never creates a second application.
 */
export function useSubmission(
  user: string,
  content: () => Content,
  on: {
    /** Called when it has arrived. */
    onSent: () => void;
    /** Called when something has to be corrected. */
    onRefused: (problem: Problem) => void;
  },
) {
  const [phase, setPhase] = useState<Phase>({ name: 'form' });
  const running = useRef<AbortController>(null);
  const last = useRef<{ print: string; key: string }>(null);

  const submit = async () => {
    if (running.current) return;
    const ours = new AbortController();
    running.current = ours;
    const what = content();
    const print = printOf(what);
    if (last.current?.print !== print) last.current = { print, key: newKey() };
    setPhase({ name: 'sending', progress: null });
    let cancelled: 'before' | 'after' = 'before';
    const submission = { ...what, key: last.current.key };
    const outcome = await sendWithSession(sendAsForm, submission, {
      signal: ours.signal,
      onProgress: (progress) => {
        cancelled = allLeft(progress) ? 'after' : 'before';
        setPhase({ name: 'sending', progress });
      },
    });
    const next: Phase =
      outcome.kind === 'cancelled' ? { name: 'form', cancelled } : await phaseAfter(outcome, what);
    running.current = null;
    // The key was used for other content: it can only be sent under a new key.
    if (outcome.kind === 'refused' && outcome.status === 409) last.current = null;
    if (next.name === 'sent') on.onSent();
    if (next.name === 'failed') on.onRefused(next.problem);
    setPhase(next);
  };

  const latest = useRef(submit);
  useEffect(() => void (latest.current = submit));
  const expired = phase.name === 'expired';
  useEffect(() => {
    if (!expired) return;
    // Continues automatically after a login in this tab or another.
    return onSessionChange(() => {
      if (sessionUser() === user) void latest.current();
    });
  }, [expired, user]);
  useEffect(() => () => running.current?.abort(), []);

  return {
    phase,
    submit,
    cancel: () => running.current?.abort(),
    /** Returns to the unchanged form. */
    dismiss: () => setPhase({ name: 'form' }),
  };
}

async function phaseAfter(
  outcome: Exclude<Outcome, { kind: 'cancelled' }>,
  content: Content,
): Promise<Phase> {
  switch (outcome.kind) {
    case 'accepted':
      return { name: 'sent', receipt: outcome.receipt };
    case 'refused':
      return { name: 'failed', problem: readProblem(outcome, content) };
    case 'expired':
      return { name: 'expired' };
    case 'lost': {
      const problem = await unreadable(content);
      return problem ? { name: 'failed', problem } : { name: 'lost' };
    }
  }
}

/** Files that were moved, changed or deleted since they were chosen abort an upload like a lost connection. */
async function unreadable({ files }: Content): Promise<Problem | null> {
  const gone = new Map<number, string>();
  let message = '';
  for (const { id, file } of files) {
    await file
      .slice(0, 1)
      .arrayBuffer()
      .catch(() => {
        gone.set(id, 'This file can no longer be read. Remove it and choose it again.');
        message ||= `“${file.name}” can no longer be read. Remove it and choose it again.`;
      });
  }
  return gone.size > 0 ? { ...NO_PROBLEM, message, files: gone } : null;
}
