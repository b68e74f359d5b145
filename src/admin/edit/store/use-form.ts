import { createContext, useContext, useSyncExternalStore, type ComponentType } from 'react';
import type { Json } from '../../../contract/edits/changes.ts';
import { pathName, type Path } from '../../../contract/edits/paths.ts';
import type { Field, FieldOf } from '../../../contract/forms/field.ts';
import type { FormStore } from './form-store.ts';

interface Form {
  store: FormStore;
  /** Its fields, as the walker read them. */
  form: FieldOf<'group'>;
  /** This person may only look. */
  readOnly: boolean;
  /** Shows a field. */
  view: ComponentType<{ field: Field; path: Path }>;
  /** Stands below a field of the form itself. */
  note?: ComponentType<{ name: string; label: string }>;
}

export const FormContext = createContext<Form | null>(null);

export function useForm(): Form {
  const form = useContext(FormContext);
  if (!form) throw new Error('Fields stand inside an EditScreen.');
  return form;
}

/** The value at a path. The component is drawn again only when this value changes. */
export function useValue(path: Path): Json | undefined {
  const { store } = useForm();
  return useSyncExternalStore(store.subscribe, () => store.at(path));
}

export function useFault(path: Path): string | undefined {
  const { store } = useForm();
  const name = pathName(path);
  return useSyncExternalStore(store.subscribe, () => store.faults.get(name)?.message);
}

/** How many fields at or below a path are wrong. */
export function useFaultCount(path: Path): number {
  const { store } = useForm();
  const name = pathName(path);
  return useSyncExternalStore(
    store.subscribe,
    () => [...store.faults.keys()].filter((at) => at === name || at.startsWith(`${name}.`)).length,
  );
}

/** Whether what is at a path is unfolded. */
export function useFold(path: Path, otherwise: boolean): [open: boolean, toggle: () => void] {
  const { store } = useForm();
  const open = useSyncExternalStore(store.subscribe, () => store.isOpen(path, otherwise));
  return [open, () => store.fold(path, !open)];
}

/** The id of a field's input in the document: links lead to it. */
export const inputId = (path: Path): string => `field-${pathName(path)}`;

/** What an input shows and does. */
export interface InputProps {
  id: string;
  path: Path;
  field: Field;
  label: string;
  value: Json | undefined;
  /** Undefined takes the value away. */
  onChange: (value: Json | undefined) => void;
  /** The person has left the input: it is checked. */
  onLeave: () => void;
  fault: string | undefined;
  readOnly: boolean;
}

/** Connects an input to the form. */
export function useInput(path: Path, field: Field): InputProps {
  const { store, readOnly } = useForm();
  const value = useValue(path);
  const fault = useFault(path);
  return {
    id: inputId(path),
    path,
    field,
    label: field.required || readOnly ? field.label : `${field.label} (optional)`,
    value,
    onChange: (next) => store.set(path, next),
    onLeave: () => store.checkAt(path),
    fault,
    readOnly,
  };
}

/** What stands for 'nothing' at a field. */
export const nothing = ({ empty }: Field): Json | undefined => (empty === 'null' ? null : undefined);
