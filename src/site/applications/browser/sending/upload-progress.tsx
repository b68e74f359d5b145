import { useEffect, useRef, useState } from 'react';
import { fileSize } from '../../../../contract/application-form.ts';
import { Button } from '../../../../ui/button.tsx';
import { allLeft, type Progress } from './send.ts';
import { ALL_LEFT, createTimeLeft } from './time-left.ts';
import { useScreenOn } from './use-screen-on.ts';

const TICK_MS = 1_000;
/** Announced to screen readers at these steps only. */
const SAID_PERCENT = 25;

/** Progress in bytes, percent and time. */
export function UploadProgress({ progress, onCancel }: { progress: Progress | null; onCancel: () => void }) {
  useScreenOn();
  const [timeLeft] = useState(createTimeLeft);
  const [words, setWords] = useState('Connecting…');
  const latest = useRef(progress);
  useEffect(() => {
    latest.current = progress;
    if (progress) timeLeft.seen(progress, performance.now());
  }, [progress, timeLeft]);
  const left = progress !== null && allLeft(progress);
  useEffect(() => {
    const say = () => setWords(timeLeft.words(performance.now()));
    say();
    const timer = setInterval(say, TICK_MS);
    return () => clearInterval(timer);
  }, [timeLeft]);

  const percent = progress ? Math.floor((100 * progress.sent) / Math.max(1, progress.total)) : 0;
  return (
    <>
      <progress
        className="apply-progress"
        aria-label="Sent"
        max={100}
        {...(progress && { value: percent })}
      />
      <p className="apply-progress-words">
        <span>
          {progress ? `${fileSize(progress.sent)} of ${fileSize(progress.total)} (${percent}%)` : '\u00A0'}
        </span>
        <span>{left ? ALL_LEFT : words}</span>
      </p>
      <p role="status" className="visually-hidden">
        {left ? ALL_LEFT : `${Math.floor(percent / SAID_PERCENT) * SAID_PERCENT}% sent`}
      </p>
      <p className="mb-5 text-sm text-ink-soft">Keep this page open.</p>
      <Button variant="secondary" onClick={onCancel}>
        Cancel
      </Button>
    </>
  );
}
