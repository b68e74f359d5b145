import type { ComponentProps } from 'react';
import { TextField } from '../../../ui/field.tsx';

/**
 * An e-mail field with the right keyboard on phones. Login forms pass `autoComplete="username"` for password
 * managers.
 */
export function EmailField(field: Omit<ComponentProps<typeof TextField>, 'label'> & { label?: string }) {
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
