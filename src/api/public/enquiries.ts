import * as calls from '../../contract/calls/enquiries.ts';
import { said } from '../account/login.ts';
import { handleCall } from '../http/handle-call.ts';

const ASKED = 'Thank you. A counselor answers you as soon as we are open.';

/** More than this many from one network in an hour are marked for staff, not refused: a school may share an address. */
const BUSY = { name: 'enquiry.busy', allowance: { tries: 20, minutes: 60 } };

export const askEnquiry = handleCall(calls.askEnquiry, {
  tag: 'Enquiries',
  summary: 'Ask us',
  description:
    'A question or a wish to be called back. A phone number or an e-mail address is needed. The same text of the same person within a day is one enquiry, however often it is sent. What may be spam is marked for staff and never thrown away.',
  limit: 'enquiry',
  bodyExample: {
    name: 'Asha Rai',
    contact: '984-1234567',
    email: '',
    message: 'Can I study nursing after +2 in science?',
    wants_call: true,
    source: 'site',
    page: '/course_details/12',
    course: 12,
    university: null,
    country: null,
    consent: true,
    website: '',
    seconds: 41,
  },
  example: { detail: ASKED },
  errors: [],
  async run({ enquiries, limits }, { body, client }) {
    const busy = limits !== undefined && (await limits.take({ ...BUSY, key: client.address })) > 0;
    return said(await enquiries.ask(body, busy), ASKED);
  },
});
