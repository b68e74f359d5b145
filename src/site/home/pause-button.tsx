import { Pause, Play } from 'lucide-react';
import { Icon } from '../../ui/icon.tsx';
import { classes } from '../../ui/classes.ts';

/** Pauses and resumes motion. Shown once there is motion to pause: see browser/pause.ts. */
export function PauseButton({ what, className }: { what: string; className?: string }) {
  return (
    <button type="button" className={classes('pause-button', className)} data-pause={what} hidden>
      <Icon of={Pause} className="icon-pause" />
      <Icon of={Play} className="icon-play" />
    </button>
  );
}
