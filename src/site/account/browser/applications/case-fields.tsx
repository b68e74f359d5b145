import { ChevronDown } from 'lucide-react';
import { TEXT_FIELDS } from '../../../../contract/application-form.ts';
import type { Application } from '../../../../contract/applications.ts';
import { intakeName } from '../../../../contract/intakes.ts';
import { routes } from '../../../../contract/routes.ts';
import { Icon } from '../../../../ui/icon.tsx';

const COURSE = [
  { name: 'preferred_course', label: 'Course' },
  { name: 'preferred_university', label: 'University' },
] as const;
const MARRIED = [{ name: 'marital_status', label: 'Married' }] as const;

/** The fields of the form as they were sent. They do not change afterwards. */
export function CaseFields({ application }: { application: Application }) {
  return (
    <div className="accordion">
      <details>
        <summary>
          The form as you filled it in
          <Icon of={ChevronDown} />
        </summary>
        <div className="accordion-body">
          <dl className="case-fields">
            {COURSE.map(({ name, label }) => (
              <Given key={name} label={label} text={application[name]} />
            ))}
            <Given label="Intake" text={intakeName(application.intake) ?? 'Not sure yet'} />
            {[...TEXT_FIELDS, ...MARRIED].map(({ name, label }) => (
              <Given key={name} label={label} text={application[name]} />
            ))}
          </dl>
          <p className="settings-small">
            Something changed? Tell your counselor. With this form you agreed to version{' '}
            {application.consent_version} of our{' '}
            <a className="link" href={routes.privacyPolicy()}>
              privacy policy
            </a>
            .
          </p>
        </div>
      </details>
    </div>
  );
}

const Given = ({ label, text }: { label: string; text: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>{text || <span className="case-empty">left empty</span>}</dd>
  </div>
);
