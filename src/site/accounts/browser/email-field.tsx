import type { ComponentProps } from 'react';
import { TextField } from '../../../ui/field.tsx';

/** An e-mail address as phones and password managers know it: under it they keep the password. */
export function EmailField(field: Omit<ComponentProps<typeof TextField>, 'label'>) {
  return (
    <TextField
      label="Email"
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="next"
      {...field}
    />
  );
}
