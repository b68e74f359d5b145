import { APPOINTMENT, BOOKING, ENQUIRY_SENT, enquiryForm } from '../../contract/enquiry-routes.ts';
import type { Api } from '../api.ts';
import { bookThroughApi, changeThroughApi } from './send-booking.ts';
import { sendThroughApi } from './send-enquiry.ts';
import type { TakeForm } from './take-form.ts';

/** The forms that take effect without our script too, by the address of their page. */
export type TakeForms = Readonly<Partial<Record<string, TakeForm>>>;

const NOT_TAKEN: TakeForm = async () => ({
  problem: 'This cannot be sent from here. Please call us or write to us.',
});

/** Pages whose forms take effect. With another back end, visitors are asked to call. */
export const NO_FORMS: TakeForms = {
  [enquiryForm()]: NOT_TAKEN,
  [BOOKING]: NOT_TAKEN,
  [APPOINTMENT]: NOT_TAKEN,
};

/** They are sent through our own API, which checks, limits and stores. */
export function takeThroughApi(api: Pick<Api, 'fetch'>, publicOrigin: string): TakeForms {
  const ask = sendThroughApi(api, publicOrigin);
  return {
    [enquiryForm()]: async (...sent) => {
      const problem = await ask(...sent);
      return problem === undefined ? { location: ENQUIRY_SENT } : { problem };
    },
    [BOOKING]: bookThroughApi(api, publicOrigin),
    [APPOINTMENT]: changeThroughApi(api, publicOrigin),
  };
}
