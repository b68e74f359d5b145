import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import type { Enquiry } from '../../contract/enquiries.ts';
import { intakeName } from '../../contract/intakes.ts';
import { EmailLink, PhoneLink } from '../parts/contact.tsx';
import { Fact, Facts } from '../parts/facts.tsx';
import { Moment } from '../parts/moment.tsx';
import { EditDetails } from './edit-details.tsx';
import { NextDay, sourceWords } from './enquiry-words.tsx';

/** What is known about the person and what they want. */
export function EnquiryFacts({ enquiry, mayWrite }: { enquiry: Enquiry; mayWrite: boolean }) {
  const { contact, email, next_step, next_on, counselor, branch, message, page, account } = enquiry;
  const wishes = [
    ['Country', enquiry.country?.name],
    ['Level', enquiry.level?.name],
    ['Field', enquiry.field?.name],
    ['Course', enquiry.course?.name],
    ['University', enquiry.university?.name],
    ['Intake', intakeName(enquiry.intake)],
  ] as const;
  return (
    <Box component="section" aria-labelledby="details">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography variant="h2" id="details">
          Details
        </Typography>
        {mayWrite && <EditDetails enquiry={enquiry} />}
      </Box>
      <Facts>
        <Fact label="Next step">
          {next_step || next_on ? (
            <>
              {next_step} <NextDay day={next_on} />
            </>
          ) : (
            'Nothing planned'
          )}
        </Fact>
        <Fact label="Counselor">{counselor?.name ?? 'Nobody yet'}</Fact>
        {branch && <Fact label="Branch">{branch}</Fact>}
        {contact && (
          <Fact label="Phone">
            <PhoneLink number={contact} />
            {enquiry.wants_call && ', asked to be called'}
          </Fact>
        )}
        {email && (
          <Fact label="E-mail">
            <EmailLink address={email} />
          </Fact>
        )}
        {enquiry.interest && <Fact label="Wants">{enquiry.interest}</Fact>}
        {wishes.map(
          ([label, value]) =>
            value && (
              <Fact key={label} label={label}>
                {value}
              </Fact>
            ),
        )}
        {message && (
          <Fact label="Message">
            <span style={{ whiteSpace: 'pre-wrap' }}>{message}</span>
          </Fact>
        )}
        <Fact label="Source">{sourceWords(enquiry)}</Fact>
        {page && (
          <Fact label="Page">
            <Link href={page}>{page}</Link>
          </Fact>
        )}
        <Fact label="Entered">
          <Moment at={enquiry.entered_at} withTime />
        </Fact>
        {account !== null && (
          <Fact label="Account">
            <Link component={RouterLink} to={`/people/${account}`}>
              Account of this person
            </Link>
          </Fact>
        )}
        {enquiry.applications.map(({ id, reference }) => (
          <Fact key={id} label="Application">
            <Link component={RouterLink} to={`/applications/${id}`}>
              {reference}
            </Link>
          </Fact>
        ))}
      </Facts>
    </Box>
  );
}
