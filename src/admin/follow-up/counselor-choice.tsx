import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { useGetIdentity } from 'react-admin';
import type { Counselor } from '../../contract/follow-up.ts';
import { useColleagues } from './use-colleagues.ts';

interface CounselorChoiceProps {
  /** Who it is now; stays a choice even if they do not work cases any more. */
  chosen: Counselor | null;
  onChange: (id: string | null) => void;
  /** Label of an empty choice; unset: 'Nobody'. */
  empty?: string;
}

/** A colleague, as a native select, with the person at work first. */
export function CounselorChoice({ chosen, onChange, empty = 'Nobody' }: CounselorChoiceProps) {
  const colleagues = useColleagues();
  const me = useGetIdentity().data?.id;
  const id = useId();
  const others = colleagues.filter((each) => each.id !== me);
  const own = colleagues.filter((each) => each.id === me);
  const gone = chosen && !colleagues.some((each) => each.id === chosen.id) ? [chosen] : [];
  return (
    <TextField
      id={id}
      select
      label="Counselor"
      size="small"
      value={chosen?.id ?? ''}
      onChange={({ target: { value } }) => onChange(value || null)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true, htmlFor: id } }}
    >
      <option value="">{empty}</option>
      {own.map((each) => (
        <option key={each.id} value={each.id}>{`Me (${each.name})`}</option>
      ))}
      {[...others, ...gone].map((each) => (
        <option key={each.id} value={each.id}>
          {each.name}
        </option>
      ))}
    </TextField>
  );
}
