import { MARITAL_STATUSES, TEXT_FIELDS } from '../../../contract/application-form.ts';
import { intakeName } from '../../../contract/intakes.ts';
import { nepalDayAndTime } from '../../../contract/nepal-time.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField, TextField } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextAreaField } from '../../../ui/text-area-field.tsx';
import type { AppliedCourse } from './course-of-button.ts';
import { FIELD_HELP } from './fields.ts';
import type { Problem } from './sending/problem.ts';
import { useFocusFollows } from './use-focus-follows.ts';
import type { FormFields } from './use-fields.ts';
import { hasClosed, intakeOptions, type IntakeChoice } from './use-intakes.ts';

const YES_OR_NO = MARITAL_STATUSES.map((value) => ({ value, label: value }));
const WIDE: ReadonlySet<string> = new Set(['address', 'last_academic_qualification']);

/** Course and university, and the personal fields. */
export function ProfileTab({
  course,
  form,
  intakes,
  problem,
}: {
  course: AppliedCourse;
  form: FormFields;
  intakes: IntakeChoice;
  problem: Pick<Problem, 'fields' | 'course'>;
}) {
  const { fields, change } = form;
  return (
    <>
      {form.returned && <DraftNotice form={form} />}
      <p className="apply-lead">
        You don’t have to fill in everything. We will ask you later for what is missing.
      </p>
      <div className="apply-fields">
        <TextAreaField
          rows={1}
          id="apply-course"
          label="Course"
          value={course.name}
          error={problem.course ?? undefined}
          readOnly
        />
        <TextAreaField
          rows={1}
          id="apply-university"
          label="University"
          value={course.universityName}
          readOnly
        />
        <SelectField
          id="apply-intake"
          name="intake"
          label="Intake"
          hint={hintOf(intakes, fields.intake)}
          options={intakeOptions(intakes, fields.intake)}
          value={hasClosed(intakes, fields.intake) ? '' : fields.intake}
          error={problem.fields.intake}
          onChange={({ target }) => change('intake', target.value)}
        />
        {TEXT_FIELDS.map(({ name, label }) => {
          const { list, ...help } = FIELD_HELP[name] ?? {};
          const Control = name === 'address' ? TextAreaField : TextField;
          const id = `apply-${name}`;
          return (
            <div key={name} className={WIDE.has(name) ? 'apply-field-wide' : undefined}>
              <Control
                {...help}
                hint={[form.sourceOf(name), help.hint].filter(Boolean).join(' ')}
                id={id}
                name={name}
                label={label}
                value={fields[name]}
                error={problem.fields[name]}
                list={list && `${id}-list`}
                onChange={({ target }) => change(name, target.value)}
              />
              {list && (
                <datalist id={`${id}-list`}>
                  {list.map((value) => (
                    <option key={value} value={value} />
                  ))}
                </datalist>
              )}
            </div>
          );
        })}
        <SelectField
          id="apply-marital_status"
          name="marital_status"
          label="Marital Status"
          hint={[form.sourceOf('marital_status'), 'Are you married?'].filter(Boolean).join(' ')}
          options={YES_OR_NO}
          value={fields.marital_status}
          error={problem.fields.marital_status}
          onChange={({ target }) => change('marital_status', target.value)}
        />
      </div>
      {!form.returned && <DraftNotice form={form} />}
    </>
  );
}

/** What is asked, or why the choice is gone. */
function hintOf(intakes: IntakeChoice, chosen: string): string {
  if (hasClosed(intakes, chosen))
    return `Applications for ${intakeName(chosen) ?? 'the intake you chose'} are closed. Choose another intake.`;
  if (intakes.options?.length === 0)
    return 'No intake is open now. Your counselor will tell you the next one.';
  return 'When you want to start.';
}

const DRAFT_BUTTON = 'apply-draft';

/** At the top for a restored draft, otherwise below the fields just typed. */
function DraftNotice({ form: { returned, kept, deleted, deleteDraft, undoDelete } }: { form: FormFields }) {
  useFocusFollows(deleted, DRAFT_BUTTON);
  if (deleted) {
    return (
      <Notice title="The draft is deleted.">
        <Button id={DRAFT_BUTTON} variant="secondary" className="mt-3" onClick={undoDelete}>
          Undo
        </Button>
      </Notice>
    );
  }
  if (!kept) return null;
  const button = (
    <Button id={DRAFT_BUTTON} variant={returned ? 'secondary' : 'quiet'} onClick={deleteDraft}>
      Delete draft
    </Button>
  );
  if (!returned) {
    return (
      <p className="apply-draft">
        <span>Kept as a draft on this device, with the files you choose, until you send it or log out.</span>
        {button}
      </p>
    );
  }
  const { at, files } = returned;
  return (
    <Notice title={`Your draft of ${nepalDayAndTime(at)}, Nepal time, is back.`} live={false}>
      {files > 0 && (
        <p className="mb-3">
          {files === 1 ? 'A file' : `${files} files`} could not be kept on this device: please choose{' '}
          {files === 1 ? 'it' : 'them'} again.
        </p>
      )}
      {button}
    </Notice>
  );
}
