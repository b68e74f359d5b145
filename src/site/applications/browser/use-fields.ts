import { useEffect, useRef, useState } from 'react';
import type { Profile } from '../../../contract/accounts.ts';
import type { Reusable } from '../../../contract/reusable.ts';
import { authorizedCall } from '../../account/browser/authorized-call.ts';
import type { AppliedCourse } from './course-of-button.ts';
import { forgetDraft, keepDraft, readDraft, sweepDrafts } from './draft-store.ts';
import { EMPTY_FIELDS, knownAnswers, knownFields, type FieldName, type Fields } from './fields.ts';

/**
 * Values of the Profile tab: typed here or in an earlier draft, otherwise of the profile, otherwise the answers of the
 * latest application. Each change is stored on the device. `files`: number of chosen files that cannot be kept.
 * `next`: the intake offered first.
 */
export function useFields(
  user: string,
  { id: courseId, intake: pressed }: Pick<AppliedCourse, 'id' | 'intake'>,
  files: number,
  { next, answers }: { next: string; answers: Reusable['answers'] | undefined },
) {
  const [returned] = useState(() => readDraft(user, courseId));
  const [typed, setTyped] = useState<Partial<Fields>>({
    ...returned?.fields,
    // The button of an intake decides, whatever the draft says.
    ...(pressed && { intake: pressed }),
  });
  const [profile, setProfile] = useState<Profile | null>(null);
  const [kept, setKept] = useState(returned !== null);
  /** What 'Delete draft' removed, until something else is typed. */
  const [deleted, setDeleted] = useState<Partial<Fields> | null>(null);

  useEffect(sweepDrafts, []);
  useEffect(() => {
    let wanted = true;
    void authorizedCall('GET /api/user/profile/').then((answer) => {
      // If it fails, the form just has fewer prefilled fields.
      if (wanted && answer.ok) setProfile(answer.value);
    });
    return () => void (wanted = false);
  }, []);

  const keep = (fields: Partial<Fields>) => {
    setTyped(fields);
    setDeleted(null);
    setKept(keepDraft(user, courseId, fields, files));
  };

  const counted = useRef(files);
  useEffect(() => {
    if (counted.current === files) return;
    counted.current = files;
    setKept(keepDraft(user, courseId, typed, files));
  }, [user, courseId, typed, files]);

  const known = profile ? filled(knownFields(profile)) : {};
  const earlier = answers ? filled(knownAnswers(answers)) : {};
  return {
    fields: { ...EMPTY_FIELDS, intake: next, ...earlier, ...known, ...typed },
    /** Where the value of a field comes from, for a value that was not typed here. */
    sourceOf: (name: FieldName): string | undefined => {
      if (name in typed) return undefined;
      if (name in known) return 'From your profile.';
      return answers && name in earlier ? `From your application ${answers.reference}.` : undefined;
    },
    profile,
    change: (name: FieldName, text: string) => keep({ ...typed, [name]: text }),
    /** The earlier draft that was in the form when it was opened. */
    returned,
    /** Whether a draft is stored on the device. */
    kept,
    deleted: deleted !== null,
    deleteDraft: () => {
      forgetDraft(user, courseId);
      setDeleted(typed);
      setTyped({});
      setKept(false);
    },
    undoDelete: () => deleted && keep(deleted),
    /** After sending there is nothing left to keep. */
    forget: () => forgetDraft(user, courseId),
  };
}

/** Without blank values, which would hide those of another source. */
const filled = (fields: Partial<Fields>): Partial<Fields> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value.trim() !== ''));

export type FormFields = ReturnType<typeof useFields>;
