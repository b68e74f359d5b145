import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useState, type ReactNode } from 'react';
import type { TodayAppointment } from '../../contract/today.ts';
import { personOf } from '../appointments/appointment-words.tsx';
import { call } from '../frame/api.ts';

interface Mark {
  appointment: TodayAppointment;
  came: boolean;
}

/** Notes that the person of an appointment came, which takes it out of the queue, until that is taken back. */
export function useCame(): { came: (appointment: TodayAppointment) => void; notice: ReactNode } {
  const client = useQueryClient();
  const notify = useNotify();
  const [noted, setNoted] = useState<TodayAppointment>();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ appointment: { id }, came }: Mark) =>
      call('POST /api/staff/appointments/{id}/mark/', {
        params: { id },
        body: came ? { from: 'booked', to: 'came' } : { from: 'came', to: 'booked' },
      }),
    onSuccess: (_done, { appointment, came }) => setNoted(came ? appointment : undefined),
    onError: ({ message }) => notify(message, { type: 'error' }),
    onSettled: () => client.invalidateQueries({ queryKey: ['today'] }),
  });
  return {
    came: (appointment) => !isPending && mutate({ appointment, came: true }),
    notice: noted && (
      <Alert
        severity="success"
        onClose={() => setNoted(undefined)}
        action={
          <Button
            color="inherit"
            disabled={isPending}
            onClick={() => mutate({ appointment: noted, came: false })}
          >
            Undo
          </Button>
        }
      >
        Noted: {personOf(noted)} came.
      </Alert>
    ),
  };
}
