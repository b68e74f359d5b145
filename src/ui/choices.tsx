import type { ChangeEventHandler, ReactNode } from 'react';

export interface Choice {
  value: string | number;
  label: ReactNode;
  /** How many results it would give; shown at the right. */
  count?: number | undefined;
  disabled?: boolean | undefined;
}

interface ChoicesProps {
  /** The field's name in the address: repeated keys for several. */
  name: string;
  legend: ReactNode;
  choices: readonly Choice[];
  /** Give `checked` with onChange to control it, or `defaultChecked` to let the form keep it. */
  checked?: readonly (string | number)[] | undefined;
  defaultChecked?: readonly (string | number)[] | undefined;
  onChange?: ChangeEventHandler<HTMLInputElement>;
  type?: 'checkbox' | 'radio';
}

/** A filter group: checkboxes (or radios) under one legend, each with its count. */
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
