/** Reasons for refusing something about an appointment, as in refusals.ts. */
export const APPOINTMENT_REFUSALS = {
  time_taken: {
    status: 409,
    message: 'This time is not free any more. What you typed is still there: choose another time.',
  },
  enough_appointments: {
    status: 409,
    message:
      'With this number or address two appointments are booked already. Move or cancel one with the link in its mail, or call us.',
  },
  cannot_book_here: {
    status: 409,
    message: 'We could not book this time here. Please call us, and we book it for you.',
  },
  appointment_shut: {
    status: 409,
    message: 'This appointment can no longer be changed here. Please call us.',
  },
  appointment_changed: {
    status: 409,
    message: 'This appointment has changed since you opened it, so nothing was saved. Look at it again.',
  },
  not_your_hours: {
    status: 409,
    message: 'You can set your own hours. Hours of others are set by them or by an owner.',
  },
  hours_changed: {
    status: 409,
    message: 'Somebody has changed these hours since you opened them, so nothing was saved. Load them again.',
  },
} as const;
