import { useState } from 'react';
import type { Profile, ProfileFields } from '../../../../contract/accounts.ts';
import { sessionUser } from '../../../../contract/session.ts';
import type { CallFailure } from '../../../auth/browser/account-call.ts';
import { authorizedCall } from '../authorized-call.ts';
import { forgetDraft, keepDraft, readDraft } from '../draft.ts';
import { changedFields, profileFields, restoredFields } from './profile-fields.ts';

const DRAFT = 'profile';

export type Outcome = { tone: 'success' | 'info'; title: string } | { tone: 'error'; failure: CallFailure };

/** State of the profile form. Every change is kept in this tab until it is saved or discarded. */
export function useProfileForm(profile: Profile, onSaved: (profile: Profile) => void) {
  const [user] = useState(sessionUser);
  const [restored, setRestored] = useState(() => restoredFields(profile, readDraft(DRAFT, user)));
  const [typed, setTyped] = useState(() => restored ?? profileFields(profile));
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<(Outcome & { count: number }) | null>(null);

  const tell = (outcome: Outcome) => setOutcome((last) => ({ ...outcome, count: (last?.count ?? 0) + 1 }));

  const change = (name: keyof ProfileFields, text: string) => {
    const next = { ...typed, [name]: text };
    setTyped(next);
    const changed = changedFields(profile, next);
    if (Object.keys(changed).length > 0) keepDraft(DRAFT, user, changed);
    else forgetDraft(DRAFT);
    if (outcome?.tone === 'error') clearError(name);
  };

  const clearError = (name: string) => {
    setOutcome((last) => {
      if (last?.tone !== 'error' || !(name in last.failure.fields)) return last;
      const { [name]: _corrected, ...fields } = last.failure.fields;
      return Object.keys(fields).length > 0 ? { ...last, failure: { ...last.failure, fields } } : null;
    });
  };

  const discard = () => {
    forgetDraft(DRAFT);
    setRestored(null);
    setTyped(profileFields(profile));
    tell({ tone: 'info', title: 'The form shows your saved details again.' });
  };

  const save = async () => {
    if (busy) return;
    const changed = changedFields(profile, typed);
    if (Object.keys(changed).length === 0) {
      tell({ tone: 'info', title: 'There are no changes to save.' });
      return;
    }
    setBusy(true);
    setOutcome(null);
    const answer = await authorizedCall('PATCH /api/user/profile/', { body: changed });
    setBusy(false);
    if (!answer.ok) {
      tell({ tone: 'error', failure: answer.failure });
      return;
    }
    forgetDraft(DRAFT);
    setRestored(null);
    setTyped(profileFields(answer.value));
    onSaved(answer.value);
    tell({ tone: 'success', title: 'Your profile is saved.' });
  };

  return { typed, change, save, discard, busy, outcome, restored: restored !== null };
}
