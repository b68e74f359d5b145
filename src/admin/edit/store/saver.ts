import { HttpError } from 'ra-core';
import type { Saved, SaveBody } from '../../../contract/edits/state.ts';
import { steadyPath, type Path } from '../../../contract/edits/paths.ts';
import type { FormStore } from './form-store.ts';

/** What a person wants with a save. */
export interface Intent {
  publish: boolean;
  /** When it appears, as ISO text; null: at once. */
  publishAt: string | null;
  /** What the person was told and agreed to. */
  confirm: string | null;
}
export const AS_DRAFT: Intent = { publish: false, publishAt: null, confirm: null };
export const AT_ONCE: Intent = { publish: true, publishAt: null, confirm: null };

export type Status =
  | { is: 'quiet' }
  | { is: 'saving' }
  | { is: 'saved'; at: Date }
  /** No connection: it is sent again by itself. */
  | { is: 'offline' }
  /** Somebody else has changed the same fields; `clash` has them. */
  | { is: 'clash' }
  /** The server asks something before it saves; `question` is its answer. Saving again with `confirm` says yes. */
  | { is: 'asks'; question: unknown; intent: Intent }
  | { is: 'failed'; sentence: string };

/** Waits between attempts without a connection, in milliseconds. The last one repeats. */
const WAITS_MS = [2_000, 5_000, 10_000, 20_000];

/**
 * Saves a form, one request after the other. Sending the same changes twice does no harm, because the server applies a
 * change only where it finds the value from before or the new one: so a lost answer is answered by sending again.
 */
export class Saver {
  readonly #store: FormStore;
  readonly #send: (body: SaveBody) => Promise<Saved>;
  #status: Status = { is: 'quiet' };
  #clash: { saved: Saved; intent: Intent } | null = null;
  #next: Intent | null = null;
  #running: Promise<boolean> | null = null;
  #attempts = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #listeners = new Set<() => void>();

  constructor(store: FormStore, send: (body: SaveBody) => Promise<Saved>) {
    this.#store = store;
    this.#send = send;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  get status(): Status {
    return this.#status;
  }
  get clash(): { saved: Saved; intent: Intent } | null {
    return this.#clash;
  }

  #say(status: Status): void {
    this.#status = status;
    for (const listener of this.#listeners) listener();
  }

  /** @returns whether everything that was typed until now is on the server */
  save(intent: Intent): Promise<boolean> {
    // A draft that is due must not take the place of a publication that waits for the line.
    if (!this.#next?.publish || intent.publish) this.#next = intent;
    this.#running ??= this.#run().finally(() => (this.#running = null));
    return this.#running;
  }

  /** Sends again what could not be sent. */
  retry(): void {
    if (this.#status.is === 'offline' && this.#next) void this.save(this.#next);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  /** The person has decided the clash, or closed it. */
  leaveClash(): void {
    this.#clash = null;
    this.#say({ is: 'quiet' });
  }

  async #run(): Promise<boolean> {
    clearTimeout(this.#timer);
    while (this.#next) {
      const intent = this.#next;
      this.#next = null;
      if (!(await this.#once(intent))) return false;
    }
    return true;
  }

  async #once({ publish, publishAt, confirm }: Intent): Promise<boolean> {
    const sent = this.#store.value;
    const changes = this.#store.changes();
    this.#say({ is: 'saving' });
    try {
      const body = { base: this.#store.state.number, changes, publish, publish_at: publishAt, confirm };
      const saved = await this.#send(body);
      this.#attempts = 0;
      if (!saved.saved) {
        this.#clash = { saved, intent: { publish, publishAt, confirm } };
        this.#say({ is: 'clash' });
        return false;
      }
      this.#store.wasSaved(sent, saved.state);
      this.#say({ is: 'saved', at: new Date() });
      return true;
    } catch (error) {
      this.#fail(error, { publish, publishAt, confirm });
      return false;
    }
  }

  #fail(error: unknown, intent: Intent): void {
    if (error instanceof HttpError && error.status === 0) {
      this.#next ??= intent;
      const wait = WAITS_MS[Math.min(this.#attempts, WAITS_MS.length - 1)];
      this.#attempts += 1;
      this.#timer = setTimeout(() => this.retry(), wait);
      this.#say({ is: 'offline' });
      return;
    }
    this.#next = null;
    const body = (error as { body?: { code?: string; errors?: Record<string, string> } }).body;
    if (body?.code === 'people_to_tell') {
      this.#say({ is: 'asks', question: body, intent });
      return;
    }
    const faults = Object.entries(body?.errors ?? {}).map(([name, message]) => ({
      path: steadyPath(this.#store.value, pathFrom(name)),
      message,
    }));
    this.#store.refuse(faults);
    const sentence =
      faults.length > 0 ? 'Not published: something has to be put right first.' : (error as Error).message;
    this.#say({ is: 'failed', sentence });
  }
}

/** 'sections.0.title', as the server names the field of a message. */
const pathFrom = (name: string): Path =>
  name.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
