import { useEffect, useRef, useState } from 'react';
import { TEXT_FIELDS } from '../../../../contract/application-form.ts';
import type { Profile } from '../../../../contract/accounts.ts';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { authorizedCall } from '../../../account/browser/authorized-call.ts';
import type { Fields } from '../fields.ts';

/** Fields that both the form and the profile have. The address of the account is not changed by a form. */
const SHARED = ['first_name', 'last_name', 'contact', 'address'] as const;
type Saved = Pick<Profile, (typeof SHARED)[number]>;

const labelOf = (field: string) => TEXT_FIELDS.find(({ name }) => name === field)!.label;

/** After sending: offers the answers that differ from the profile. Nothing is saved unless the button is pressed. */
export function SaveToProfile({ fields, profile }: { fields: Fields; profile: Saved }) {
  const [state, setState] = useState<'asking' | 'saving' | 'saved' | { failed: string }>('asking');
  const done = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (state === 'saved') done.current?.focus();
  }, [state]);
  const [changes] = useState(() =>
    SHARED.map((name) => ({ name, value: fields[name].trim(), before: profile[name].trim() })).filter(
      ({ value, before }) => value !== '' && value !== before,
    ),
  );
  if (changes.length === 0) return null;
  const save = async () => {
    if (state === 'saving') return;
    setState('saving');
    const body: Partial<Saved> = Object.fromEntries(changes.map(({ name, value }) => [name, value]));
    const answer = await authorizedCall('PATCH /api/user/profile/', { body });
    setState(answer.ok ? 'saved' : { failed: answer.failure.message });
  };
  if (state === 'saved') {
    return (
      <div ref={done} tabIndex={-1} className="mb-5">
        <Notice tone="success" title="Saved to your profile." live={false}>
          Your next application starts with these answers.
        </Notice>
      </div>
    );
  }
  return (
    <div className="mb-5">
      {typeof state === 'object' && <Notice tone="error" title={state.failed} />}
      <Notice title="Save these answers to your profile?" live={false}>
        <ul className="mb-3">
          {changes.map(({ name, value, before }) => (
            <li key={name}>
              {labelOf(name)}: <b>{value}</b>
              {before && ` (now ${before})`}
            </li>
          ))}
        </ul>
        <Button
          variant="secondary"
          aria-disabled={state === 'saving' || undefined}
          onClick={() => void save()}
        >
          {state === 'saving' ? 'Saving…' : 'Save to your profile'}
        </Button>
      </Notice>
    </div>
  );
}
