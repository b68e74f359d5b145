import { useState } from 'react';
import { HttpError, useShowContext } from 'react-admin';
import { STATE_ID } from './case-words.tsx';

/** Carries out what a dialog about a case asked for, then closes it; a refusal shows the case as it is now. */
export function useMove(onDone: () => void) {
  const { refetch } = useShowContext();
  const [running, setRunning] = useState(false);
  const [problem, setProblem] = useState<string>();
  const carryOut = async (move: () => Promise<unknown>) => {
    setRunning(true);
    setProblem(undefined);
    try {
      await move();
      await refetch();
      onDone();
      // After the dialog has returned the focus to a button that may no longer exist.
      setTimeout(() => document.getElementById(STATE_ID)?.focus(), 300);
    } catch (error) {
      setProblem((error as Error).message);
      // Refused: the current case is shown before anybody decides again.
      if (error instanceof HttpError && error.status === 409) await refetch();
      setRunning(false);
    }
  };
  return { running, problem, carryOut };
}
