import { changesBetween, type Change, type Clash, type Json } from '../../../contract/edits/changes.ts';
import { pathName, steadyPath, valueAt, withValueAt, type Path } from '../../../contract/edits/paths.ts';
import type { EditState } from '../../../contract/edits/state.ts';
import { faultsOf } from '../../../contract/forms/check.ts';
import type { FormSchema } from '../../../contract/forms/meta.ts';
import { decided, merged, withChanges, type Choice } from './merge.ts';

export interface FieldFault {
  path: Path;
  message: string;
}

/** What the form shows of an object: the draft, if there is one. */
export const shownOf = ({ draft, published }: EditState): Json => draft ?? published ?? {};

/**
 * A form that is being edited. It stands outside React, so that a key press draws one field anew and not the whole form:
 * fields read it with the hooks of use-form.ts.
 */
export class FormStore {
  readonly schema: FormSchema;
  #state: EditState;
  #base: Json;
  #value: Json;
  #faults: ReadonlyMap<string, FieldFault> = new Map();
  #refusals = 0;
  #folds: ReadonlyMap<string, boolean> = new Map();
  readonly #listeners = new Set<() => void>();

  constructor(schema: FormSchema, state: EditState) {
    this.schema = schema;
    this.#state = state;
    this.#base = shownOf(state);
    this.#value = this.#base;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }

  get state(): EditState {
    return this.#state;
  }
  get value(): Json {
    return this.#value;
  }
  get base(): Json {
    return this.#base;
  }
  get faults(): ReadonlyMap<string, FieldFault> {
    return this.#faults;
  }

  /** How often publishing was refused because of faults. */
  get refusals(): number {
    return this.#refusals;
  }

  /** What the person has changed and the server does not have yet. */
  changes(): Change[] {
    return changesBetween(this.#base, this.#value);
  }

  /** Whether there is anything to save. Cheap: the values are the same object until something is changed. */
  get isChanged(): boolean {
    return this.#base !== this.#value && this.changes().length > 0;
  }

  set(path: Path, value: Json | undefined): void {
    this.#value = withValueAt(this.#value, path, value) ?? null;
    this.#forget(path);
    this.#tell();
  }

  #forget(path: Path): void {
    const name = pathName(path);
    const rest = [...this.#faults].filter(([at]) => at !== name && !at.startsWith(`${name}.`));
    if (rest.length < this.#faults.size) this.#faults = new Map(rest);
  }

  /** Takes in what the server has now: after loading again, and when somebody else has saved. */
  receive(state: EditState): void {
    const draft = merged({ base: this.#base, value: this.#value }, shownOf(state));
    this.#take(state, draft.base, draft.value);
  }

  /** The server has saved the value that was sent; what was typed since then is still to be saved. */
  wasSaved(sent: Json, state: EditState): void {
    const draft = merged({ base: sent, value: this.#value }, shownOf(state));
    this.#take(state, draft.base, draft.value);
  }

  #take(state: EditState, base: Json, value: Json): void {
    this.#state = state;
    // The same object if nothing differs, so that nothing is drawn anew.
    const same = changesBetween(base, value).length === 0;
    this.#base = base;
    this.#value = same ? base : value;
    this.#tell();
  }

  /**
   * Adds changes that were kept on this device.
   * @returns those whose place no longer exists, for the person to copy
   */
  takeIn(changes: readonly Change[]): Change[] {
    const { draft, left } = withChanges({ base: this.#base, value: this.#value }, changes);
    this.#take(this.#state, draft.base, draft.value);
    return left;
  }

  /** Decides clashes against the newest state. */
  decide(choices: readonly (readonly [Clash, Choice])[], state: EditState): void {
    const newest = shownOf(state);
    const draft = choices.reduce(
      (each, [clash, choice]) => decided(each, clash, choice, newest),
      merged({ base: this.#base, value: this.#value }, newest),
    );
    this.#take(state, draft.base, draft.value);
  }

  /** Shows another state and drops what was changed: after restoring, discarding and withdrawing. */
  replace(state: EditState): void {
    this.#faults = new Map();
    this.#take(state, shownOf(state), shownOf(state));
  }

  /** Drops what was changed. */
  drop(): void {
    this.#value = this.#base;
    this.#faults = new Map();
    this.#tell();
  }

  /** Checks one field after a person has left it, and those that are shown as wrong already. */
  checkAt(path: Path): void {
    const name = pathName(path);
    const faults = this.#check().filter(
      (fault) => pathName(fault.path) === name || this.#faults.has(pathName(fault.path)),
    );
    this.showFaults(faults);
  }

  /** Checks the whole form before it is published. @returns the faults, in the order of the form */
  checkAll(): FieldFault[] {
    const faults = this.#check();
    if (faults.length > 0) this.#refusals += 1;
    this.showFaults(faults);
    return faults;
  }

  /** Shows what the server refused. */
  refuse(faults: readonly FieldFault[]): void {
    if (faults.length === 0) return;
    this.#refusals += 1;
    this.showFaults(faults);
  }

  #check(): FieldFault[] {
    return faultsOf(this.schema, this.#value).map(({ path, message }) => ({
      path: steadyPath(this.#value, path),
      message,
    }));
  }

  showFaults(faults: readonly FieldFault[]): void {
    if (faults.length === 0 && this.#faults.size === 0) return;
    const byName = new Map<string, FieldFault>();
    for (const fault of faults)
      if (!byName.has(pathName(fault.path))) byName.set(pathName(fault.path), fault);
    this.#faults = byName;
    this.#tell();
  }

  isOpen(path: Path, otherwise: boolean): boolean {
    return this.#folds.get(pathName(path)) ?? otherwise;
  }

  fold(path: Path, open: boolean): void {
    this.#folds = new Map(this.#folds).set(pathName(path), open);
    this.#tell();
  }

  /** Opens everything around a field. */
  reveal(path: Path): void {
    const folds = new Map(this.#folds);
    for (let end = 1; end <= path.length; end += 1) folds.set(pathName(path.slice(0, end)), true);
    this.#folds = folds;
    this.#tell();
  }

  at(path: Path): Json | undefined {
    return valueAt(this.#value, path);
  }
}
