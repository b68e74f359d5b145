import type { ComponentProps } from 'react';
import { TextField } from '../../../ui/field.tsx';

/** An e-mail address as phones offer it. On the login form, `autoComplete="username"`: password managers look for that. */
export function EmailField(field: Omit<ComponentProps<typeof TextField>, 'label'>) {
  return (
    <TextField
      label="Email"
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="next"
      {...field}
    />
  );
}
