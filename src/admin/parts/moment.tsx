/** Nepal's clock, whatever the device is set to: staff speak of these times with people who are there. */
const nepal = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kathmandu', ...options });

const DAY = nepal({ day: 'numeric', month: 'short', year: 'numeric' });
const DAY_AND_TIME = nepal({
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
});
const FULL = nepal({ dateStyle: 'full', timeStyle: 'short' });

interface MomentProps {
  /** As the API gives it; null shows `never`. */
  at: string | null;
  never?: string;
  withTime?: boolean;
}

/** '12 Dec 2026' or '12 Dec 2026, 2:00 pm', in Nepal time; in full when pointed at. */
export function Moment({ at, never = '', withTime = false }: MomentProps) {
  if (at === null) return <>{never}</>;
  const date = new Date(at);
  return (
    <time dateTime={at} title={`${FULL.format(date)}, Nepal time`}>
      {(withTime ? DAY_AND_TIME : DAY).format(date)}
    </time>
  );
}
