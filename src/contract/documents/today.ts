import * as z from 'zod';

const days = (title: string) =>
  z.int().min(1).max(365).meta({ title, description: 'Days until the case is in the queue.' });

/** When a case for which it is the office's turn waits too long, by its state. */
export const todayForm = z.object({
  submitted: days('Submitted'),
  in_review: days('In review'),
  accepted: days('Offer accepted'),
  visa_granted: days('Visa granted'),
  visa_refused: days('Visa refused'),
});
