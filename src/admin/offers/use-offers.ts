import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify, useRefresh } from 'ra-core';
import type { StaffApplication } from '../../contract/applications.ts';
import type {
  CaseDate,
  CaseOffers,
  Offer,
  AddCaseDate,
  AddOffer,
  ChangeOffer,
} from '../../contract/offers.ts';
import type { OfferState } from '../../contract/offer-kinds.ts';
import { call } from '../frame/api.ts';

const KEY = 'case-offers';

/** Offers and dates of a case; read again when its history has grown. */
export const useOffers = ({ id, history }: Pick<StaffApplication, 'id' | 'history'>) =>
  useQuery({
    queryKey: [KEY, id, history.length],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => call('GET /api/staff/applications/{id}/offers/', { params: { id }, signal }),
  });

/** What can be done with them. Each rejects with the API's sentence. */
export function useOfferCommands(id: string) {
  const client = useQueryClient();
  const notify = useNotify();
  const refresh = useRefresh();
  /** Shows what was answered at once, then the case with its history. */
  const put = (answer: CaseOffers, done: string) => {
    client.setQueriesData<CaseOffers>({ queryKey: [KEY, id] }, answer);
    refresh();
    notify(done, { type: 'success' });
  };
  const of = (offer: Pick<Offer, 'id'>) => ({ params: { id, offer: offer.id } });
  return {
    add: async (body: AddOffer) =>
      put(
        await call('POST /api/staff/applications/{id}/offers/', { params: { id }, body }),
        body.shown ? 'The offer is entered. The student gets a mail.' : 'The offer is entered.',
      ),
    change: async (offer: Pick<Offer, 'id'>, body: ChangeOffer) =>
      put(await call('PATCH /api/staff/applications/{id}/offers/{offer}/', { ...of(offer), body }), 'Saved.'),
    decide: async (offer: Offer, state: OfferState, decline_others = false) =>
      put(
        await call('POST /api/staff/applications/{id}/offers/{offer}/state/', {
          ...of(offer),
          body: { version: offer.version, state, decline_others },
        }),
        'Saved.',
      ),
    show: async (offer: Offer, shown: boolean) =>
      put(
        await call('POST /api/staff/applications/{id}/offers/{offer}/show/', {
          ...of(offer),
          body: { shown },
        }),
        shown ? 'The student sees it now and gets a mail.' : 'The student does not see it any more.',
      ),
    remove: async (offer: Offer) =>
      put(await call('DELETE /api/staff/applications/{id}/offers/{offer}/', of(offer)), 'Removed.'),
    tick: async (offer: Offer, condition: string, done: boolean) =>
      put(
        await call('POST /api/staff/applications/{id}/offers/{offer}/conditions/{condition}/', {
          params: { id, offer: offer.id, condition },
          body: { done },
        }),
        done ? 'The condition is met.' : 'The condition is open again.',
      ),
    addDate: async (body: AddCaseDate) =>
      put(await call('POST /api/staff/applications/{id}/dates/', { params: { id }, body }), 'Saved.'),
    changeDate: async (
      { id: date, ...known }: CaseDate,
      values: Partial<Pick<CaseDate, 'kind' | 'name' | 'on'>> & { done: boolean },
    ) => {
      const { version, kind, name, on } = known;
      put(
        await call('PATCH /api/staff/applications/{id}/dates/{date}/', {
          params: { id, date },
          body: { version, kind, name, on, ...values },
        }),
        'Saved.',
      );
    },
    removeDate: async ({ id: date }: CaseDate) =>
      put(
        await call('DELETE /api/staff/applications/{id}/dates/{date}/', { params: { id, date } }),
        'Removed.',
      ),
    /** Reads what is stored now. */
    reload: async () => {
      const answer = await call('GET /api/staff/applications/{id}/offers/', { params: { id } });
      client.setQueriesData<CaseOffers>({ queryKey: [KEY, id] }, answer);
      return answer;
    },
  };
}
export type OfferCommands = ReturnType<typeof useOfferCommands>;
