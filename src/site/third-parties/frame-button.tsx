import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import './frames.css';

/**
 * When pressed, replaces the first element of its [data-frame-place] with another firm's page: browser/frames.ts.
 * Until then nothing is requested from that firm. Without scripts there is no button, so a link must lead to the same
 * place.
 */
export function FrameButton({
  address,
  title,
  children,
}: {
  address: string;
  /** Title of the frame for screen readers. */
  title: string;
  children: ReactNode;
}) {
  return (
    <Button variant="secondary" className="frame-button" data-frame={address} data-frame-title={title}>
      {children}
    </Button>
  );
}
