import type { AppointmentTimes } from '../../contract/appointments.ts';
import { weekdayName } from '../../contract/appointment-words.ts';
import { longDate } from '../../contract/dates.ts';
import { nepalTime, NEPAL_TIME } from '../../contract/nepal-time.ts';
import './booking.css';

/** Days that are open at once; the others open by a press. */
const OPEN_DAYS = 2;

interface TimeChoiceProps {
  days: AppointmentTimes['days'];
  /** The start that was chosen before. */
  chosen: string | undefined;
  error: string | undefined;
}

/** The free times as buttons, by day. Plain radio buttons: they work without a script. */
export function TimeChoice({ days, chosen, error }: TimeChoiceProps) {
  return (
    <fieldset className="times" aria-describedby={error ? 'time-error' : undefined}>
      <legend className="field-label">Time</legend>
      <p className="field-hint">{NEPAL_TIME}</p>
      {error && (
        <p id="time-error" className="field-error">
          {error}
        </p>
      )}
      {days.map(({ day, times }, at) => (
        <details key={day} open={at < OPEN_DAYS || times.some(({ starts_at }) => starts_at === chosen)}>
          <summary>
            {weekdayName(day)}, {longDate(day)}
          </summary>
          <div className="times-of-day">
            {times.map(({ starts_at }) => (
              <label key={starts_at} className="time">
                <input type="radio" name="time" value={starts_at} defaultChecked={starts_at === chosen} />
                <span>{nepalTime(starts_at)}</span>
              </label>
            ))}
          </div>
        </details>
      ))}
    </fieldset>
  );
}
