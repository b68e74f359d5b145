import { randomUUID } from 'node:crypto';
import type { Appointment, AppointmentTimes, OwnAppointment } from '../../../src/contract/appointments.ts';
import type { TestApi } from '../api.ts';
import type { TestPerson } from '../people.ts';
import type { Recipes, RecipeTools } from './tools.ts';

const BRANCH = 'Head office';

/** Hours on every day of the week, 10:00 to 17:00. */
export const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
  branch: BRANCH,
  weekday,
  from: 600,
  until: 1_020,
  minutes: 30,
}));

/** Requests about appointments. `entered` makes an enquiry. */
export function appointmentRecipes(
  { ask, handle }: TestApi,
  { newStaff }: RecipeTools,
  entered: (by: TestPerson) => Promise<string>,
): Recipes {
  const idOf = async ({ email }: TestPerson) =>
    (await handle.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow())
      .id;
  let number = 9_810_000_000;

  /** A counselor with hours, and their free times. */
  async function bookable() {
    const by = await newStaff();
    const counselor = await idOf(by);
    const path = `/api/staff/counselor-hours/${counselor}/`;
    await ask('POST', path, by.bearer, { version: 0, hours: EVERY_DAY, days_off: [] });
    const { body } = await ask('POST', '/api/app/appointment-times/', {}, { branch: BRANCH, counselor });
    const times = (body as AppointmentTimes).days.flatMap((day) => day.times);
    return { by, counselor, times: times.map(({ starts_at }) => starts_at) };
  }
  async function wish() {
    const { counselor, times } = await bookable();
    const contact = String((number += 1));
    return {
      times,
      body: { name: 'Asha Rai', contact, starts_at: times[0], branch: BRANCH, counselor, consent: true },
    };
  }
  async function booked() {
    const { times, body } = await wish();
    const { link } = (await ask('POST', '/api/app/appointment-create/', {}, body)).body as OwnAppointment;
    return { link, times };
  }
  async function booking() {
    const { by, counselor, times } = await bookable();
    const body = {
      ticket: randomUUID(),
      enquiry: await entered(by),
      counselor,
      branch: BRANCH,
      starts_at: times[0],
      minutes: 30,
    };
    return { by, body, times };
  }
  async function held() {
    const { by, body, times } = await booking();
    const answer = await ask('POST', '/api/staff/appointments/', by.bearer, body);
    return { by, params: { id: (answer.body as Appointment).id }, times };
  }

  return {
    'post /api/app/appointment-times/': async () => ({ body: { branch: BRANCH } }),
    'post /api/app/appointment-create/': async () => ({ body: (await wish()).body }),
    'post /api/app/appointment/': async () => ({ body: { link: (await booked()).link } }),
    'post /api/app/appointment-move/': async () => {
      const { link, times } = await booked();
      return { body: { link, starts_at: times[3] } };
    },
    'post /api/app/appointment-cancel/': async () => ({ body: { link: (await booked()).link } }),
    'post /api/staff/appointments/': async () => {
      const { by, body } = await booking();
      return { by, body };
    },
    'post /api/staff/appointments/{id}/move/': async () => {
      const { by, params, times } = await held();
      return { by, params, body: { from: times[0], starts_at: times[3] } };
    },
    'post /api/staff/appointments/{id}/mark/': async () => {
      const { by, params } = await held();
      return { by, params, body: { from: 'booked', to: 'came' } };
    },
    'post /api/staff/counselor-hours/{id}/': async () => {
      const by = await newStaff();
      const body = { version: 0, hours: EVERY_DAY, days_off: ['2026-12-25'] };
      return { by, params: { id: await idOf(by) }, body };
    },
  };
}
