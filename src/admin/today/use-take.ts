import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useGetIdentity, useNotify } from 'ra-core';
import type { TodayEnquiry } from '../../contract/today.ts';
import { calledName } from '../enquiries/enquiry-words.tsx';
import { valuesOf } from '../follow-up/use-follow-up.ts';
import { call } from '../frame/api.ts';
import { useToday } from '../frame/use-today.ts';

/** Gives an enquiry that nobody looks after to whoever presses, for today. A colleague who was faster keeps it. */
export function useTake(): (enquiry: TodayEnquiry) => void {
  const client = useQueryClient();
  const notify = useNotify();
  const today = useToday();
  const me = useGetIdentity().data?.id;
  const { mutate, isPending } = useMutation({
    mutationFn: (enquiry: TodayEnquiry) =>
      call('POST /api/staff/enquiries/{id}/follow-up/', {
        params: { id: enquiry.id },
        body: {
          before: valuesOf(enquiry),
          // With a day, so that it stays in their queue until they have spoken to the person.
          after: {
            counselor: String(me),
            ...(enquiry.next_on === null && { next_step: enquiry.next_step || 'First call', next_on: today }),
          },
        },
      }),
    onSuccess: (_done, enquiry) => notify(`You look after ${calledName(enquiry)} now.`, { type: 'success' }),
    onError: ({ message }) => notify(message, { type: 'error' }),
    onSettled: () => client.invalidateQueries({ queryKey: ['today'] }),
  });
  return (enquiry) => me !== undefined && !isPending && mutate(enquiry);
}
