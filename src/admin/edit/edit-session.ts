import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import type { EditKind } from '../../contract/edits/kinds.ts';
import type { EditState } from '../../contract/edits/state.ts';
import type { FormSchema } from '../../contract/forms/meta.ts';
import type { EditApi } from './edit-api.ts';
import { MANNERS } from './kinds.ts';
import { FormStore } from './store/form-store.ts';
import { keep, newPlace, sayOpen, type Place } from './store/kept.ts';
import { AS_DRAFT, Saver } from './store/saver.ts';

/** A form that is open: its fields, how they are saved, and the calls of its object. */
export interface EditSession {
  kind: EditKind;
  object: string;
  store: FormStore;
  saver: Saver;
  api: EditApi;
  /** Where its changes are kept on this device. */
  place: Place;
}

export const SessionContext = createContext<EditSession | null>(null);
export function useSession(): EditSession {
  const session = useContext(SessionContext);
  if (!session) throw new Error('This stands inside an EditScreen.');
  return session;
}

/** Milliseconds after the last key until what was typed is kept on this device. */
const KEEP_MS = 300;
/** Milliseconds after the last key until a draft saves itself. */
const AUTOSAVE_MS = 1_500;

interface Opening {
  kind: EditKind;
  object: string;
  state: EditState;
  schema: FormSchema;
  api: EditApi;
}

/** Opens a form: keeps what is typed on this device, saves drafts by itself, and sends again when the line is back. */
export function useEditSession({ kind, object, state, schema, api }: Opening): EditSession {
  const [session] = useState<EditSession>(() => {
    const store = new FormStore(schema, state);
    const place = newPlace(kind, object);
    return { kind, object, store, saver: new Saver(store, api.save), api, place };
  });
  useEffect(() => {
    const [close, stop] = [sayOpen(session.place), watch(session)];
    return () => {
      stop();
      close();
    };
  }, [session]);
  return session;
}

function watch({ kind, object, store, saver, place }: EditSession): () => void {
  let keeping: ReturnType<typeof setTimeout> | undefined;
  let saving: ReturnType<typeof setTimeout> | undefined;
  let seen = store.value;
  const keepNow = () => {
    clearTimeout(keeping);
    keep(place, { kind, object, title: store.state.title, changes: store.changes() });
  };
  const autosave = () => {
    if (store.isChanged && saver.status.is !== 'clash') void saver.save(AS_DRAFT);
  };
  const changed = () => {
    if (store.value === seen) return;
    seen = store.value;
    clearTimeout(keeping);
    keeping = setTimeout(keepNow, KEEP_MS);
    if (!MANNERS[kind].autosave) return;
    clearTimeout(saving);
    saving = setTimeout(autosave, AUTOSAVE_MS);
  };
  const online = () => saver.retry();
  const settled = () => {
    if (saver.status.is === 'saved') keepNow();
  };
  const stops = [store.subscribe(changed), saver.subscribe(settled)];
  addEventListener('online', online);
  addEventListener('pagehide', keepNow);
  return () => {
    keepNow();
    clearTimeout(saving);
    saver.stop();
    for (const stop of stops) stop();
    removeEventListener('online', online);
    removeEventListener('pagehide', keepNow);
  };
}

export const useStatus = ({ saver }: EditSession) =>
  useSyncExternalStore(saver.subscribe, () => saver.status);
export const useClash = ({ saver }: EditSession) => useSyncExternalStore(saver.subscribe, () => saver.clash);
export const useObject = ({ store }: EditSession) => useSyncExternalStore(store.subscribe, () => store.state);
export const useChanged = ({ store }: EditSession) =>
  useSyncExternalStore(store.subscribe, () => store.isChanged);
