import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { call } from '../frame/api.ts';

/** Whether the person gets their queue by mail in the morning. */
export function DigestSwitch({ wanted }: { wanted: boolean }) {
  const client = useQueryClient();
  const notify = useNotify();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (digest: boolean) => call('POST /api/staff/today/digest/', { body: { digest } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['today'] }),
    onError: ({ message }) => notify(message, { type: 'error' }),
  });
  return (
    <FormControlLabel
      control={
        <Switch
          checked={isPending ? variables : wanted}
          onChange={(_event, on) => !isPending && mutate(on)}
        />
      }
      label="Mail me my queue at 8:00"
    />
  );
}
