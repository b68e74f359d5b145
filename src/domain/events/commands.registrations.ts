import type { Result } from '../../contract/errors.ts';
import type { Page } from '../../contract/paging.ts';
import type { Attendee, Registration, StaffEvent } from '../../contract/registrations.ts';
import type { TableFormat } from '../../contract/calls/parameters.ts';
import type { Principal } from '../accounts/policy.ts';
import type { Door } from '../../contract/event-door.ts';
import type { EventMessage, EventMessages } from '../../contract/event-messages.ts';
import { cancel } from './commands.cancel.ts';
import { cleanUpEvents } from './commands.clean-up.ts';
import { syncDoor, type DoorNews } from './commands.door.ts';
import { listMessages, sendMessage, type Message } from './commands.messages.ts';
import { wantMessages } from './commands.want-messages.ts';
import { register, type RegistrationRequest, type Registered } from './commands.register.ts';
import { exportAttendees, listAttendees, type AttendeeQuery } from './data.attendees.ts';
import { listOwnRegistrations, type OwnRegistrationQuery } from './data.registrations.ts';
import { listStaffEvents, readStaffEvent, type StaffEventQuery } from './data.staff.ts';
import type { RegistrationContext } from './context.ts';

/**
 * Places at events: what people and staff do with them. Another person's registration is not_found, like one that
 * does not exist.
 */
export interface Registrations {
  /**
   * Registers a person for an event, once, while places are free.
   * @returns no_such_event; event_over, already_registered, registration_not_open_yet,
   * registration_closed, event_full; key_reused, cancelled_meanwhile; not_found.
   */
  register(principal: Principal, wish: RegistrationRequest): Promise<Result<Registered>>;
  /** The person's own registrations, upcoming ones first. @returns invalid (event), invalid_page. */
  list(principal: Principal, query: OwnRegistrationQuery): Promise<Result<Page<Registration>>>;
  /** Cancels a registration; cancelling twice succeeds. @returns not_found, cannot_cancel. */
  cancel(principal: Principal, id: string): Promise<Result<Registration>>;

  /** Whether the person gets mails that staff write about the event. @returns not_found. */
  wantMessages(principal: Principal, id: string, wanted: boolean): Promise<Result<Registration>>;

  /** Every event, drafts too, with the number of registrations. @returns invalid (when), invalid_page. */
  listEvents(query: StaffEventQuery): Promise<Result<Page<StaffEvent>>>;
  /** @returns not_found. */
  readEvent(eventId: string): Promise<Result<StaffEvent>>;
  /** The people registered for an event. @returns not_found, invalid_page. */
  listAttendees(eventId: string, query: AttendeeQuery): Promise<Result<Page<Attendee>>>;
  /** The same as the bytes of a table, produced as they are read. Each export is recorded. @returns not_found. */
  exportAttendees(
    principal: Principal,
    eventId: string,
    query: AttendeeQuery,
    format: TableFormat,
  ): Promise<Result<AsyncIterable<Uint8Array>>>;
  /** Check-in at the door: takes taps, answers with the people. @returns not_found. */
  syncDoor(principal: Principal, eventId: string, news: DoorNews): Promise<Result<Door>>;
  /** Deletes what is kept only for some days after an event. For a job. */
  cleanUp(): Promise<void>;
  /** @returns not_found. */
  listMessages(eventId: string): Promise<Result<EventMessages>>;
  /** Mails a text to an event's people. @returns not_found, invalid; message_sent, nobody_to_mail. */
  sendMessage(principal: Principal, eventId: string, message: Message): Promise<Result<EventMessage>>;
}

export function createRegistrations(context: RegistrationContext): Registrations {
  return {
    register: (principal, wish) => register(context, principal, wish),
    list: (principal, query) => listOwnRegistrations(context, principal, query),
    cancel: (principal, id) => cancel(context, principal, id),
    wantMessages: (principal, id, wanted) => wantMessages(context, principal, id, wanted),
    listEvents: (query) => listStaffEvents(context, query),
    readEvent: (eventId) => readStaffEvent(context, eventId),
    listAttendees: (eventId, query) => listAttendees(context, eventId, query),
    exportAttendees: (principal, eventId, query, format) =>
      exportAttendees(context, principal, eventId, query, format),
    syncDoor: (principal, eventId, news) => syncDoor(context, principal, eventId, news),
    cleanUp: () => cleanUpEvents(context),
    listMessages: (eventId) => listMessages(context, eventId),
    sendMessage: (principal, eventId, message) => sendMessage(context, principal, eventId, message),
  };
}
