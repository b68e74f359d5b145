import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { codeReader } from './code-reader.ts';

interface ScannerProps {
  onCode: (text: string) => void;
  onClose: () => void;
}

/** Pictures a second: enough for a code held still, and a cheap phone stays cool. */
const LOOK_MS = 150;
/** The same code is taken again only after this time, because it stays before the camera. */
const SAME_MS = 3_000;

/** The camera picture, in which codes are read. */
export default function Scanner({ onCode, onClose }: ScannerProps) {
  const video = useRef<HTMLVideoElement>(null);
  const taken = useRef(onCode);
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    taken.current = onCode;
  }, [onCode]);
  useEffect(() => {
    const element = video.current;
    if (!element) return undefined;
    const stop = watch(element, (text) => taken.current(text), setProblem);
    return stop;
  }, []);
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {problem !== undefined && <Alert severity="error">{problem}</Alert>}
      {problem === undefined && (
        <Box
          component="video"
          ref={video}
          muted
          playsInline
          aria-label="Picture of the camera"
          sx={{ width: '100%', maxHeight: '50vh', objectFit: 'cover', borderRadius: 1, bgcolor: 'black' }}
        />
      )}
      <Button variant="outlined" color="secondary" onClick={onClose}>
        Close the camera
      </Button>
    </Box>
  );
}

/** Reads codes from the camera until the returned function is called. */
function watch(
  video: HTMLVideoElement,
  found: (text: string) => void,
  failed: (sentence: string) => void,
): () => void {
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stream: MediaStream | undefined;
  let last = { text: '', at: 0 };
  const stop = () => {
    stopped = true;
    clearTimeout(timer);
    for (const track of stream?.getTracks() ?? []) track.stop();
  };
  const start = async () => {
    stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
    if (stopped) return stop();
    video.srcObject = stream;
    await video.play();
    const read = await codeReader();
    const look = async () => {
      const text = video.readyState >= 2 ? await read(video).catch(() => null) : null;
      const now = Date.now();
      if (!stopped && text && (text !== last.text || now - last.at > SAME_MS)) {
        last = { text, at: now };
        navigator.vibrate?.(80);
        found(text);
      }
      if (!stopped) timer = setTimeout(() => void look(), LOOK_MS);
    };
    await look();
  };
  start().catch((error: unknown) => {
    stop();
    failed(sentenceOf(error));
  });
  return stop;
}

const sentenceOf = (error: unknown): string =>
  (error as Error).name === 'NotAllowedError'
    ? 'This phone does not let the page use the camera. Allow it in the settings of the browser, or search for the name.'
    : 'The camera cannot be used. Search for the name or type the code.';
