import { useEffect, useRef, useState } from 'react';
import type { AppliedCourse } from './course-of-button.ts';
import { missingGroups } from './documents/attachments.ts';
import { ownChanged } from '../../own/browser/own-changed.ts';
import { authorizedCall } from '../../account/browser/authorized-call.ts';
import { useAnswer } from './use-answer.ts';
import { useTaken } from './earlier/use-taken.ts';
import { useAttachments } from './documents/use-attachments.ts';
import { longFields, missingFields, type FieldName } from './fields.ts';
import type { FormTab } from './form-tabs.tsx';
import type { MissingPart } from './questions.tsx';
import { NO_PROBLEM, placeOf, type Problem } from './sending/problem.ts';
import { contentOf } from './sending/submission.ts';
import { useSubmission } from './sending/use-submission.ts';
import { useFields } from './use-fields.ts';
import { hasClosed, useIntakes } from './use-intakes.ts';
import { unmark } from './use-open-form.ts';

const FIRST_PROBLEM = '.apply-dialog [role=tabpanel]:not([hidden]) :is([aria-invalid=true], [data-problem])';

const readReusable = () => authorizedCall('GET /api/user/reusable/');

/** State and actions of the application form. */
export function useApplication(
  course: AppliedCourse,
  user: string,
  guard: (mayClose: () => boolean) => () => void,
) {
  const restore = useRef(() => {});
  const [tab, setTab] = useState<FormTab>('profile');
  const [asking, setAsking] = useState<'missing' | 'leave' | null>(null);
  const [problem, setProblem] = useState<Problem>(NO_PROBLEM);
  const reusable = useAnswer(readReusable);
  const files = useAttachments(user, `course ${course.id}`);
  const taken = useTaken(user, course.id, reusable);
  const intakes = useIntakes(course.id);
  const form = useFields(user, course, files.unkept, { next: intakes.next, answers: reusable?.answers });
  const groups = [...files.all, ...taken.documents].map(({ group }) => group);
  /** As shown: an intake that has closed meanwhile is not chosen any more. */
  const fields = hasClosed(intakes, form.fields.intake) ? { ...form.fields, intake: '' } : form.fields;
  /** What was missing when 'Send anyway' was pressed; the same is not asked again. */
  const agreed = useRef('');

  const afterRender = useRef<() => void>(undefined);
  useEffect(() => {
    afterRender.current?.();
    afterRender.current = undefined;
  });
  /** Shows a tab from its top and moves the focus into it. */
  const go = (to: FormTab, selector: string) => {
    setTab(to);
    afterRender.current = () => {
      document.querySelector('.apply-body')?.scrollTo(0, 0);
      document.querySelector<HTMLElement>(selector)?.focus();
    };
  };

  const mark = (found: Problem) => {
    setProblem(found);
    const place = placeOf(found);
    if (place) setTab(place);
  };
  const sending = useSubmission(user, () => contentOf(course, fields, files, taken.fields), {
    onSent: () => {
      form.forget();
      files.forgetAll();
      taken.clear();
      unmark();
      ownChanged();
    },
    onRefused: mark,
  });
  const { phase } = sending;

  const missing: MissingPart[] = [
    ...missingFields(form.fields).map(({ name, label }) => ({
      label,
      tab: 'profile' as const,
      id: `apply-${name}`,
    })),
    ...missingGroups(groups).map(({ name, label }) => ({
      label,
      tab: 'documents' as const,
      id: `apply-${name}-files`,
    })),
  ];

  const send = () => {
    setAsking(null);
    setProblem(NO_PROBLEM);
    void sending.submit();
  };
  /** Submit was pressed while chosen files were being checked. */
  const waiting = useRef(false);
  const submit = () => {
    waiting.current = files.checking;
    if (files.checking) return;
    // The message beside the button says so; it takes a moment.
    if (files.shrinking) return;
    const long = longFields(form.fields);
    if (Object.keys(long).length > 0) {
      setProblem({ ...NO_PROBLEM, fields: long });
      return go('profile', FIRST_PROBLEM);
    }
    const labels = missing.map(({ label }) => label).join();
    if (missing.length > 0 && agreed.current !== labels) setAsking('missing');
    else send();
  };
  useEffect(() => {
    if (waiting.current && !files.checking) submit();
  });

  const atRisk = phase.name !== 'sent' && (files.unkept > 0 || files.keeping);
  const mayClose = () => {
    if (phase.name === 'sending') return false;
    if (atRisk) setAsking('leave');
    return !atRisk;
  };
  useEffect(() => guard(mayClose));
  const warns = atRisk || phase.name === 'sending';
  useEffect(() => {
    if (!warns) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [warns]);

  return {
    tab,
    intakes,
    go,
    files,
    taken,
    groups,
    form: {
      ...form,
      deleteDraft: () => {
        form.deleteDraft();
        taken.clear();
        restore.current = files.clear();
      },
      undoDelete: () => {
        form.undoDelete();
        restore.current();
      },
      change: (name: FieldName, text: string) => {
        form.change(name, text);
        if (problem.fields[name]) {
          const { [name]: _corrected, ...fields } = problem.fields;
          setProblem({ ...problem, fields });
        }
      },
    },
    problem,
    toCorrect: {
      profile: Object.keys(problem.fields).length + (problem.course ? 1 : 0),
      documents: files.all.filter(({ id }) => problem.files.has(id)).length,
    },
    missing,
    asking,
    ask: setAsking,
    mayClose,
    submit,
    sendAnyway: () => {
      agreed.current = missing.map(({ label }) => label).join();
      send();
    },
    sending,
    /** Returns from a refusal to the first error. */
    dismiss: () => {
      const place = placeOf(problem);
      sending.dismiss();
      if (place) go(place, FIRST_PROBLEM);
    },
  };
}
