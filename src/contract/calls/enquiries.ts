import { messageSchema } from '../accounts.ts';
import { askEnquirySchema } from '../enquiry-bodies.ts';
import { describeCall } from './describe.ts';

export const askEnquiry = describeCall({
  method: 'post',
  path: '/api/app/enquiry-create/',
  body: askEnquirySchema,
  status: 201,
  answer: messageSchema,
});
