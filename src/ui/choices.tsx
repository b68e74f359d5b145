import type { ChangeEventHandler, ReactNode } from 'react';

export interface Choice {
  value: string | number;
  label: ReactNode;
  /** Number of results for this choice; shown at the right. */
  count?: number | undefined;
  disabled?: boolean | undefined;
}

interface ChoicesProps {
  /** The field's name in the URL; several choices repeat it. */
  name: string;
  legend: ReactNode;
  choices: readonly Choice[];
  /** Pass `checked` with onChange for a controlled group, or `defaultChecked` for an uncontrolled one. */
  checked?: readonly (string | number)[] | undefined;
  defaultChecked?: readonly (string | number)[] | undefined;
  onChange?: ChangeEventHandler<HTMLInputElement>;
  type?: 'checkbox' | 'radio';
}

/** A group of checkboxes (or radios) under one legend, each with its count. */
export function Choices({
  name,
  legend,
  choices,
  checked,
  defaultChecked,
  onChange,
  type = 'checkbox',
}: ChoicesProps) {
  const has = (list: readonly (string | number)[] | undefined, value: string | number) =>
    list?.some((item) => String(item) === String(value));
  return (
    <fieldset className="choices">
      <legend>{legend}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className="choice">
          <input
            type={type}
            name={name}
            value={choice.value}
            disabled={choice.disabled}
            onChange={onChange}
            {...(checked
              ? { checked: has(checked, choice.value) ?? false }
              : { defaultChecked: has(defaultChecked, choice.value) })}
          />
          <span>{choice.label}</span>
          {choice.count !== undefined && (
            <span className="choice-count">{choice.count.toLocaleString('en-IN')}</span>
          )}
        </label>
      ))}
    </fieldset>
  );
}
