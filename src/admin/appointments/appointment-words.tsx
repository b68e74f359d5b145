import type { Appointment } from '../../contract/appointments.ts';
import { APPOINTMENT_STATES, type AppointmentState } from '../../contract/appointment-words.ts';
import { Tag, type Tone } from '../parts/tag.tsx';

const TONES: Readonly<Record<AppointmentState, Tone>> = {
  booked: 'open',
  came: 'good',
  missed: 'wrong',
  cancelled: 'shut',
};

export const AppointmentTag = ({ state }: Pick<Appointment, 'state'>) => (
  <Tag tone={TONES[state]}>{APPOINTMENT_STATES[state]}</Tag>
);

/** What the person is called. */
export const personOf = ({ name, contact, email }: Pick<Appointment, 'name' | 'contact' | 'email'>): string =>
  name || contact || email;
