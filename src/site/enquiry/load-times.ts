import type { AppointmentTimes } from '../../contract/appointments.ts';

/** What the person chose, and what can be booked there. */
export interface TimesToShow extends AppointmentTimes {
  branch: string;
  /** Id; '': anybody. */
  counselor: string;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The free times of a branch: the first that has some, unless one was chosen. Without a back end of ours there are none. */
export async function loadTimes(
  booking: App.Locals['booking'],
  wish: { branch: string; counselor: string },
): Promise<TimesToShow> {
  const none = { branches: [], counselors: [], days: [], branch: '', counselor: '' };
  if (!booking) return none;
  const { branches } = await booking.times({ branch: '', counselor: null });
  const branch = branches.includes(wish.branch) ? wish.branch : (branches[0] ?? '');
  const asked = UUID.test(wish.counselor) ? wish.counselor.toLowerCase() : '';
  const all = await booking.times({ branch, counselor: null });
  const counselor = all.counselors.some(({ id }) => id === asked) ? asked : '';
  const shown = counselor === '' ? all : await booking.times({ branch, counselor });
  return { ...shown, branches, branch, counselor };
}
