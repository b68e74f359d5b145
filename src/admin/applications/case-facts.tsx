import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { TEXT_FIELDS, type TextField } from '../../contract/application-form.ts';
import type { StaffApplication } from '../../contract/applications.ts';
import { intakeName } from '../../contract/intakes.ts';
import { routes } from '../../contract/routes.ts';
import { EmailLink, PhoneLink } from '../parts/contact.tsx';
import { Fact, Facts } from '../parts/facts.tsx';
import { Moment } from '../parts/moment.tsx';

/** The values of the student's form, with links to course and university. */
export function CaseFacts({ application }: { application: StaffApplication }) {
  const { course_id, preferred_course, preferred_university, user_id, account_email } = application;
  return (
    <Box component="section" aria-labelledby="details">
      <Typography variant="h2" id="details" sx={{ mb: 1 }}>
        Details
      </Typography>
      <Facts>
        <Fact label="Course">
          {course_id === null ? (
            <Given>{preferred_course}</Given>
          ) : (
            <Link href={routes.course(course_id)} target="_blank" rel="noopener">
              {preferred_course || 'The course on our website'}
            </Link>
          )}
        </Fact>
        <Fact label="University">
          <Given>{preferred_university}</Given>
        </Fact>
        <Fact label="Intake">{intakeName(application.intake) ?? 'Not sure yet'}</Fact>
        {TEXT_FIELDS.map(({ name, label }) => (
          <Fact key={name} label={label}>
            <Given>{linked(name, application[name])}</Given>
          </Fact>
        ))}
        <Fact label="Married?">{application.marital_status}</Fact>
        <Fact label="Account">
          <Link component={RouterLink} to={`/people/${user_id}`}>
            {account_email}
          </Link>
        </Fact>
        <Fact label="Submitted">
          <Moment at={application.submitted_at} withTime />, agreed to privacy policy{' '}
          {application.consent_version}
        </Fact>
      </Facts>
    </Box>
  );
}

function linked(name: TextField, value: string): ReactNode {
  if (value === '') return '';
  if (name === 'email') return <EmailLink address={value} />;
  if (name === 'contact') return <PhoneLink number={value} />;
  return value;
}

function Given({ children }: { children: ReactNode }) {
  if (children !== '') return <>{children}</>;
  return (
    <Box component="span" sx={{ color: 'text.secondary' }}>
      Not given
    </Box>
  );
}
