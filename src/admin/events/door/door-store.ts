import { HttpError } from 'ra-core';
import {
  DOOR_BATCH,
  type Door,
  type DoorPerson,
  type DoorTap,
  type WalkIn,
} from '../../../contract/event-door.ts';
import { sessionUser } from '../../../contract/session.ts';
import { call } from '../../frame/api.ts';
import { keepDoor, readDoor } from './kept-door.ts';

/** How the phone stands with the server. */
export type Line = 'loading' | 'sent' | 'sending' | 'offline' | 'failed';

export interface DoorState {
  event: Door['event'] | null;
  people: ReadonlyMap<string, DoorPerson>;
  line: Line;
  /** Taps and people without a registration that the server does not have yet. */
  unsent: number;
  /** When the list last came from the server; null: never. */
  loadedAt: number | null;
  /** Why nothing is sent, if the server refuses. */
  problem: string | null;
  /** The phone could not store the taps: they are lost if the page is closed. */
  isUnsafe: boolean;
}

/**
 * The door of one event on one phone. What is tapped shows at once, is kept on the phone and sent when there is a line,
 * with the time of the tap. The server answers with what other phones tapped.
 */
export class DoorStore {
  readonly #id: string;
  #people = new Map<string, DoorPerson>();
  #taps = new Map<string, DoorTap>();
  #walkIns = new Map<string, WalkIn>();
  #since: string | null = null;
  /** By how much the server's clock is ahead of this phone's. */
  #ahead = 0;
  #running: Promise<void> | null = null;
  #state: DoorState = {
    event: null,
    people: new Map(),
    line: 'loading',
    unsent: 0,
    loadedAt: null,
    problem: null,
    isUnsafe: false,
  };
  readonly #listeners = new Set<() => void>();

  constructor(id: string) {
    this.#id = id;
    const kept = readDoor(id);
    if (!kept) return;
    this.#people = new Map(kept.people.map((person) => [person.id, person]));
    this.#taps = new Map(kept.taps.map((tap) => [tap.id, tap]));
    this.#walkIns = new Map(kept.walkIns.map((walkIn) => [walkIn.id, walkIn]));
    this.#state = { ...this.#state, event: kept.event, loadedAt: kept.loadedAt };
    this.#show({});
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly state = (): DoorState => this.#state;

  /** Somebody is here, or is not after all. */
  tap(id: string, here: boolean): void {
    this.#taps.set(id, { id, here, at: this.#now() });
    this.#show({});
    void this.sync();
  }

  /** Adds somebody without a registration, who is here. */
  add(name: string, contact: string): void {
    const walkIn = { id: crypto.randomUUID(), name, contact, at: this.#now() };
    this.#walkIns.set(walkIn.id, walkIn);
    this.#show({});
    void this.sync();
  }

  /** Sends what is waiting and takes over what others tapped. One request at a time. */
  sync(): Promise<void> {
    this.#running ??= this.#run().finally(() => (this.#running = null));
    return this.#running;
  }

  async #run(): Promise<void> {
    do {
      const taps = [...this.#taps.values()].slice(0, DOOR_BATCH);
      const walkIns = [...this.#walkIns.values()].slice(0, DOOR_BATCH);
      if (this.#state.line !== 'loading') this.#show({ line: 'sending' });
      try {
        const door = await call('POST /api/staff/events/{id}/door/', {
          params: { id: this.#id },
          body: { since: this.#since, taps, walk_ins: walkIns },
        });
        this.#took(door, taps, walkIns);
      } catch (error) {
        const isOffline = error instanceof HttpError && error.status === 0;
        this.#show({
          line: isOffline ? 'offline' : 'failed',
          problem: isOffline ? null : (error as Error).message,
        });
        return;
      }
    } while (this.#taps.size + this.#walkIns.size > 0);
  }

  #took(door: Door, taps: readonly DoorTap[], walkIns: readonly WalkIn[]): void {
    this.#ahead = Date.parse(door.now) - Date.now();
    if (this.#since === null) this.#people.clear();
    for (const person of door.people) this.#people.set(person.id, person);
    this.#since = door.asked_at;
    for (const tap of taps) if (this.#taps.get(tap.id)?.at === tap.at) this.#taps.delete(tap.id);
    for (const { id } of walkIns) this.#walkIns.delete(id);
    this.#show({ event: door.event, line: 'sent', loadedAt: Date.now(), problem: null });
  }

  #now(): string {
    return new Date(Date.now() + this.#ahead).toISOString();
  }

  /** The people as the server knows them, with what this phone has tapped meanwhile. */
  #shown(): Map<string, DoorPerson> {
    const people = new Map(this.#people);
    for (const { id, name, contact = '', at } of this.#walkIns.values()) {
      people.set(id, { id, kind: 'walk_in', name, contact, code: '', here_at: at });
    }
    for (const { id, here, at } of this.#taps.values()) {
      const person = people.get(id);
      if (person) people.set(id, { ...person, here_at: here ? (person.here_at ?? at) : null });
    }
    return people;
  }

  #show(change: Partial<DoorState>): void {
    const unsent = this.#taps.size + this.#walkIns.size;
    this.#state = { ...this.#state, ...change, people: this.#shown(), unsent };
    const { event, loadedAt } = this.#state;
    const user = sessionUser();
    if (event && loadedAt !== null && user !== null) {
      const isKept = keepDoor(this.#id, {
        user,
        event,
        loadedAt,
        // The whole list is asked for after a reload: people may have been erased.
        since: null,
        people: [...this.#people.values()],
        taps: [...this.#taps.values()],
        walkIns: [...this.#walkIns.values()],
      });
      this.#state = { ...this.#state, isUnsafe: !isKept && unsent > 0 };
    }
    for (const listener of this.#listeners) listener();
  }
}
