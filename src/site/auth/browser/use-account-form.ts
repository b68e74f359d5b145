import { useEffect, useRef, useState, type FocusEvent, type InputEvent, type SubmitEvent } from 'react';
import type { ZodMiniType } from 'zod/mini';
import { formErrors, type SentForm } from '../../../contract/account-forms.ts';
import type { CallFailure } from './account-call.ts';
import { afterPress, watchPresses } from './after-press.ts';
import { useHydrated } from './use-hydrated.ts';

/**
 * State of an account form. The inputs are uncontrolled, so what was typed or autofilled before the script loaded stays.
 * A field's error is shown after the field was left or the form submitted, and is updated with every key from then on.
 *
 * `send` gets the values that passed `schema` and the other form data. It returns the failure; null if it succeeded,
 * which clears the form; or 'more' if the form now asks for more and stays as it is.
 *
 * A form that the browser submitted itself (`sent`) shows the server's messages, each until its field changes.
 */
export function useAccountForm<Form extends object>({
  id,
  schema,
  send,
  unexpected,
  sent,
}: {
  /** Unique on the page; field ids are `id-name`. */
  id: string;
  schema: ZodMiniType<Form>;
  send: (values: Form, all: FormData) => Promise<CallFailure | 'more' | null>;
  /** Shown for unexpected failures. */
  unexpected: string;
  /** Set if the page answers a form that the browser submitted itself. */
  sent?: SentForm | undefined;
}) {
  const hydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({ ...sent?.values });
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set(Object.keys(sent?.errors ?? {})));
  /** What the browser submitted, until the form is submitted again. */
  const [answered, setAnswered] = useState(sent);
  const typedBefore: Readonly<Record<string, string | undefined>> = sent?.values ?? {};
  const [announced, setAnnounced] = useState('');
  const [failure, setFailure] = useState<CallFailure | null>(null);
  /** Values that the server refused; its message is shown until the field changes. */
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});

  const errors: Partial<Record<string, string>> = formErrors(schema, typed);
  const errorOf = (name: string): string | undefined => {
    if (refused[name] !== undefined && refused[name] === typed[name]) return failure?.fields[name];
    if (answered?.errors[name] && (typed[name] ?? '') === (typedBefore[name] ?? ''))
      return answered.errors[name];
    return left.has(name) ? errors[name] : undefined;
  };
  const unsent = answered !== undefined && Object.keys(answered.errors).length === 0;
  const firstWrong = sent && Object.keys(sent.errors)[0];

  useEffect(() => {
    const stopWatching = watchPresses();
    // What was typed or autofilled before the script loaded.
    const frame = requestAnimationFrame(() => setTyped(textsOf(form.current)));
    return () => {
      stopWatching();
      cancelAnimationFrame(frame);
    };
  }, []);

  // Disabling the busy button removes its focus.
  useEffect(() => {
    if (busy || !failure) return;
    const first = Object.keys(failure.fields)
      .map((name) => form.current?.elements.namedItem(name))
      .find((element) => element instanceof HTMLElement);
    if (first) first.focus();
    else if (document.activeElement === document.body)
      form.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
  }, [busy, failure]);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    const all = new FormData(element);
    const values = textsOf(element);
    setTyped(values);
    setAnswered(undefined);
    const wrong = Object.keys(formErrors(schema, values));
    setLeft(new Set(Object.keys(values)));
    if (wrong.length > 0) {
      const first = [...element.elements].find((input) => wrong.includes(input.getAttribute('name') ?? ''));
      if (first instanceof HTMLElement) first.focus();
      return;
    }
    setBusy(true);
    setFailure(null);
    let outcome: CallFailure | 'more' | null;
    try {
      outcome = await send(schema.parse(values), all);
    } catch (error) {
      console.warn(error);
      outcome = { status: 0, code: null, message: unexpected, fields: {} };
    }
    setBusy(false);
    setFailure(outcome === 'more' ? null : outcome);
    setRefused(values);
    if (outcome) return;
    element.reset();
    // Reset restores the values that the page was loaded with.
    for (const name of Object.keys(typedBefore)) {
      const input = element.elements.namedItem(name);
      if (input instanceof HTMLInputElement) input.value = '';
    }
    setTyped({});
    setLeft(new Set());
    setAnnounced('');
  };

  return {
    id,
    hydrated,
    busy,
    failure,
    /** The browser submitted the form itself, without errors; that had no effect. */
    unsent,
    /** The current value of a field. */
    typed: (name: string) => typed[name] ?? '',
    /** For screen readers that have moved on to the next field. */
    announced,
    /** Hides the message below the form. */
    dismiss: () => setFailure(null),
    field: (name: string) => ({
      id: `${id}-${name}`,
      name,
      required: true,
      error: errorOf(name),
      defaultValue: typedBefore[name],
      autoFocus: name === firstWrong,
    }),
    props: {
      ref: form,
      // Our messages are shown from the first press, and the browser's never.
      noValidate: true,
      onInput: ({ target }: InputEvent) => {
        const values = textsOf(form.current);
        const typing = target instanceof HTMLInputElement ? target.name : '';
        setTyped(values);
        // A field may have been left before the script loaded. Not marked as left at once: its message would move the button
        // under a finger that presses it.
        setLeft((before) => new Set([...before, ...namesLeft(values, typing)]));
      },
      onBlur: ({ target }: FocusEvent) => {
        const name = target.getAttribute('name');
        if (!name || busy) return;
        // Read now: a press in the moment of hydration comes before the state has what was typed. A wrong message would
        // move the button away from under the finger, and the click would be lost.
        const values = textsOf(form.current);
        const wrong: Partial<Record<string, string>> = formErrors(schema, values);
        setTyped(values);
        afterPress(() => {
          setLeft((before) => new Set(before).add(name));
          setAnnounced(wrong[name] ?? '');
        });
      },
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => void submit(event),
    },
  };
}

/** The values of the fields, also while they are disabled: FormData would leave those out. */
function textsOf(form: HTMLFormElement | null): Record<string, string> {
  const inputs = [...(form?.elements ?? [])].filter((element) => element instanceof HTMLInputElement);
  return Object.fromEntries(inputs.filter(({ name }) => name).map(({ name, value }) => [name, value]));
}

/** The fields that have a text while somebody types in another one. */
const namesLeft = (values: Readonly<Record<string, string>>, typing: string): string[] =>
  Object.keys(values).filter((name) => values[name] && name !== typing);

export type AccountFormState = ReturnType<typeof useAccountForm<object>>;
