/** Whether an event takes place. A put-off one keeps its registrations; its new date is not known yet. */
export const EVENT_STANDINGS = ['on', 'put_off', 'cancelled'] as const;
export type EventStanding = (typeof EVENT_STANDINGS)[number];

/** Who of an event's people gets a mail that staff write. `came` includes nobody without an account. */
export const MESSAGE_AUDIENCES = ['registered', 'waiting', 'came', 'missed'] as const;
export type MessageAudience = (typeof MESSAGE_AUDIENCES)[number];
