import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import './frames.css';

/**
 * Puts another firm's page in the place of the first thing in the [data-frame-place] it stands in, once it is pressed:
 * browser/frames.ts. Until then nothing is asked of that firm. Without a script there is no button, so a link has to
 * lead to the same.
 */
export function FrameButton({
  address,
  title,
  children,
}: {
  address: string;
  /** Of the frame, for people who do not see it. */
  title: string;
  children: ReactNode;
}) {
  return (
    <Button look="secondary" className="frame-button" data-frame={address} data-frame-title={title}>
      {children}
    </Button>
  );
}
