import { CircleAlert } from 'lucide-react';
import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes } from 'react';
import { Icon } from './icon.tsx';
import { classes } from './classes.ts';

export interface FieldText {
  /** Unique on the page: hint and error refer to the control by it. */
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  /** Shown in red below the field. */
  error?: string | undefined;
  hideLabel?: boolean;
  className?: string | undefined;
}

/** ARIA attributes that connect a control with its hint and error. */
export const fieldAria = ({ id, hint, error }: Pick<FieldText, 'id' | 'hint' | 'error'>) => ({
  id,
  'aria-invalid': error ? true : undefined,
  'aria-describedby': classes(Boolean(hint) && `${id}-hint`, Boolean(error) && `${id}-error`) || undefined,
});

/** Label and hint above the control, error below. */
export function Field({
  id,
  label,
  hint,
  error,
  hideLabel,
  className,
  children,
}: FieldText & { children: ReactNode }) {
  return (
    <div className={classes('field', className)}>
      <label htmlFor={id} className={hideLabel ? 'visually-hidden' : 'field-label'}>
        {label}
      </label>
      {hint && (
        <span id={`${id}-hint`} className="field-hint">
          {hint}
        </span>
      )}
      {children}
      {error && (
        <span id={`${id}-error`} className="field-error">
          <Icon of={CircleAlert} />
          {error}
        </span>
      )}
    </div>
  );
}

type Without<T> = Omit<T, 'id' | 'className'>;

/** `icon` is shown inside the control at its left. */
export function TextField({
  id,
  label,
  hint,
  error,
  hideLabel,
  className,
  icon,
  ...input
}: FieldText & { icon?: ReactNode } & Without<InputHTMLAttributes<HTMLInputElement>>) {
  const control = <input className="field-control" {...fieldAria({ id, hint, error })} {...input} />;
  return (
    <Field {...{ id, label, hint, error, hideLabel, className }}>
      {icon ? (
        <span className="field-with-icon">
          {icon}
          {control}
        </span>
      ) : (
        control
      )}
    </Field>
  );
}

export interface Option {
  value: string | number;
  label: string;
}

/** `placeholder` is the first option, which is empty. */
export function SelectField({
  id,
  label,
  hint,
  error,
  hideLabel,
  className,
  options,
  placeholder,
  ...select
}: FieldText & { options: readonly Option[]; placeholder?: string } & Without<
    SelectHTMLAttributes<HTMLSelectElement>
  >) {
  return (
    <Field {...{ id, label, hint, error, hideLabel, className }}>
      <select className="field-control" {...fieldAria({ id, hint, error })} {...select}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  );
}
