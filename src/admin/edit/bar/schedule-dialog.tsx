import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { momentFromTyped, nepalMomentInWords, nepalTyped } from '../../../contract/nepal-time.ts';
import { useSession } from '../edit-session.ts';
import { Question } from './question.tsx';
import { usePublish } from './use-publish.ts';

/** Publishes at a time in Nepal that is still to come. */
export function ScheduleDialog({ onClose }: { onClose: () => void }) {
  const { store } = useSession();
  const publish = usePublish();
  const { publish_at } = store.state;
  const [typed, setTyped] = useState(publish_at === null ? '' : nepalTyped(publish_at));
  const [now] = useState(() => new Date());
  const isPast = typed !== '' && Date.parse(momentFromTyped(typed)) <= now.getTime();
  const words =
    typed === '' || isPast ? undefined : `It appears ${nepalMomentInWords(momentFromTyped(typed), now)}.`;
  return (
    <Question
      title="When shall it appear?"
      consequences="It is published by itself at this time in Nepal, wherever you are."
      confirm="Schedule"
      disabled={typed === '' || isPast}
      onClose={onClose}
      onConfirm={async () => {
        await publish({ publish: true, publishAt: momentFromTyped(typed), confirm: null });
      }}
    >
      <TextField
        type="datetime-local"
        label="Day and time in Nepal"
        value={typed}
        fullWidth
        error={isPast}
        helperText={isPast ? 'Choose a time that is still to come.' : words}
        onChange={({ target }) => setTyped(target.value)}
        sx={{ mt: 2 }}
        slotProps={{ inputLabel: { shrink: true } }}
      />
    </Question>
  );
}
