import type { FormEvent } from 'react';
import type { Profile } from '../../../../contract/accounts.ts';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/field.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { TextAreaField } from '../../../../ui/text-area-field.tsx';
import { SubmitButton } from './submit-button.tsx';
import { Result } from '../result.tsx';
import { useFirstError } from './use-first-error.ts';
import { PROFILE_FIELDS } from './profile-fields.ts';
import { useProfileForm } from './use-profile-form.ts';

export function ProfileForm({ profile, onSaved }: { profile: Profile; onSaved: (saved: Profile) => void }) {
  const { typed, change, save, discard, busy, outcome, restored } = useProfileForm(profile, onSaved);
  const errors = outcome?.tone === 'error' ? outcome.failure.fields : undefined;
  const marked = errors !== undefined && PROFILE_FIELDS.some(({ name }) => name in errors);
  const form = useFirstError(errors);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <form ref={form} className="settings-form" onSubmit={submit} noValidate aria-busy={busy}>
      {restored && (
        <Notice title="You have changes that are not saved.">
          <p>They are back in the form. Save them, or discard them.</p>
          <Button variant="secondary" className="mt-3" onClick={discard}>
            Discard my changes
          </Button>
        </Notice>
      )}
      <div className="settings-fields">
        {PROFILE_FIELDS.map(({ name, ...field }) => {
          const Control = name === 'address' ? TextAreaField : TextField;
          return (
            <Control
              key={name}
              {...field}
              id={`profile-${name}`}
              className={name === 'address' ? 'settings-field-wide' : undefined}
              name={name}
              value={typed[name]}
              error={errors?.[name]}
              readOnly={busy}
              onChange={({ target }) => change(name, target.value)}
            />
          );
        })}
      </div>
      {outcome && !marked && (
        <Result
          key={outcome.count}
          tone={outcome.tone}
          title={outcome.tone === 'error' ? outcome.failure.message : outcome.title}
        />
      )}
      <SubmitButton busy={busy} working="Saving…">
        Save profile
      </SubmitButton>
    </form>
  );
}
