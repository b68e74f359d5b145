import { nepalDayAndTime, nepalShortDay, nepalShortDayAndTime } from '../../contract/nepal-time.ts';

interface MomentProps {
  /** As in the API; null shows `never`. */
  at: string | null;
  never?: string;
  withTime?: boolean;
}

/** '12 Dec 2026' or '12 Dec 2026, 2:00 PM'. The frame of the back office says once that times are Nepal time. */
export function Moment({ at, never = '', withTime = false }: MomentProps) {
  if (at === null) return <>{never}</>;
  return (
    <time dateTime={at} title={nepalDayAndTime(at)}>
      {withTime ? nepalShortDayAndTime(at) : nepalShortDay(at)}
    </time>
  );
}
