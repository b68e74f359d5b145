import type { TextareaHTMLAttributes } from 'react';
import { Field, fieldAria, type FieldText } from './field.tsx';

/** Like TextField, with several lines. */
export function TextAreaField({
  id,
  label,
  hint,
  error,
  hideLabel,
  className,
  rows = 3,
  ...area
}: FieldText & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'className'>) {
  return (
    <Field {...{ id, label, hint, error, hideLabel, className }}>
      <textarea className="field-control" rows={rows} {...fieldAria({ id, hint, error })} {...area} />
    </Field>
  );
}
