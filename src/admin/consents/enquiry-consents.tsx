import type { Enquiry } from '../../contract/enquiries.ts';
import { Consents } from './consents.tsx';
import { TellConsent } from './tell-consent.tsx';

const WORDS = {
  withdraw: {
    button: 'Wants no contact …',
    title: 'Does this person want no contact any more?',
    consequences:
      'The enquiry is lost, nothing is planned any more, and what they have booked is cancelled. They get no mail about it. The enquiry is deleted with the other lost ones. Until they agree again you cannot move it or make an appointment.',
    done: 'The withdrawal is saved.',
  },
  agree: {
    button: 'Agreed again …',
    title: 'Did this person agree again?',
    consequences: 'The enquiry moves to Contacted, and you can work on it again.',
    done: 'The consent is saved.',
  },
} as const;

/** What the person of an enquiry agreed to, and that they take it back. */
export function EnquiryConsents({ enquiry, mayWrite }: { enquiry: Enquiry; mayWrite: boolean }) {
  return (
    <Consents consents={enquiry.consents}>
      {mayWrite && enquiry.stage !== 'applying' && (
        <TellConsent
          call="POST /api/staff/enquiries/{id}/consent/"
          id={enquiry.id}
          withdrawn={enquiry.lost_reason === 'consent_withdrawn'}
          words={WORDS}
        />
      )}
    </Consents>
  );
}
