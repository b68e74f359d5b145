import { PasswordField } from '../../../ui/password-field.tsx';
import { PasswordRules } from './password-rules.tsx';
import type { AccountFormState } from './use-account-form.ts';

/** A new password, what it needs, and the password again. @param id begins the ids of the form's elements */
export function NewPasswordFields({
  id,
  field,
  typed,
}: { id: string } & Pick<AccountFormState, 'field' | 'typed'>) {
  const rules = `${id}-rules`;
  return (
    <>
      <PasswordField
        {...field('new_password')}
        label="New Password"
        autoComplete="new-password"
        aria-describedby={rules}
      />
      <PasswordRules id={rules} password={typed('new_password')} />
      <PasswordField {...field('confirm_password')} label="Confirm Password" autoComplete="new-password" />
    </>
  );
}
