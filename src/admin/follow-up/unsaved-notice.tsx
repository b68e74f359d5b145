import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { shortDate } from '../../contract/dates.ts';
import type { FollowUp, FollowUpValues } from '../../contract/follow-up.ts';
import { useColleagues } from './use-colleagues.ts';
import type { Unsaved } from './use-follow-up.ts';

interface UnsavedNoticeProps {
  /** As it is stored. */
  now: FollowUp;
  unsaved: Unsaved;
  again: (after: Partial<FollowUpValues>) => void;
  forget: () => void;
}

/** What was not saved and why; after a colleague's change both values, and the choice between them. */
export function UnsavedNotice({
  now,
  unsaved: { after, sentence, clash },
  again,
  forget,
}: UnsavedNoticeProps) {
  const colleagues = useColleagues();
  const words = (values: Partial<FollowUpValues>) => [
    ...('counselor' in values
      ? [
          colleagues.find(({ id }) => id === values.counselor)?.name ??
            (values.counselor ? 'a colleague' : 'Nobody'),
        ]
      : []),
    ...('next_step' in values ? [values.next_step ? `“${values.next_step}”` : 'no next step'] : []),
    ...('next_on' in values ? [values.next_on ? shortDate(values.next_on) : 'no date'] : []),
  ];
  const stored = {
    ...('counselor' in after && { counselor: now.counselor?.id ?? null }),
    ...('next_step' in after && { next_step: now.next_step }),
    ...('next_on' in after && { next_on: now.next_on }),
  };
  return (
    <Alert
      severity={clash ? 'warning' : 'error'}
      action={
        <>
          {clash && (
            <Button color="inherit" onClick={forget}>
              Keep theirs
            </Button>
          )}
          <Button color="inherit" onClick={() => again(after)}>
            {clash ? 'Save mine' : 'Try again'}
          </Button>
        </>
      }
    >
      {sentence}
      {clash && ` Stored now: ${words(stored).join(', ')}. Yours: ${words(after).join(', ')}.`}
    </Alert>
  );
}
