import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { call } from '../frame/api.ts';
import { useDraft } from '../frame/use-draft.ts';
import { NoteField } from '../parts/note-field.tsx';
import { BulkFlow } from './bulk-flow.tsx';
import type { BulkDialogProps } from './bulk-item.ts';

/** Writes the same message to several students, each with the values of their case. */
export function WriteDialog(props: BulkDialogProps) {
  const [note, setNote] = useDraft('today/message');
  const { data } = useQuery({
    queryKey: ['message-templates'],
    staleTime: 60_000,
    queryFn: ({ signal }) => call('GET /api/staff/message-templates/', { signal }),
  });
  const templates = data?.templates ?? [];
  const count = props.selected.length;
  return (
    <BulkFlow
      {...props}
      title={`Write to ${count === 1 ? '1 student' : `${count} students`}`}
      what={{ does: 'write', note: note.trim() }}
      incomplete={note.trim() === ''}
      confirm={(cases) => `Send to the students of ${cases}`}
      verb="written to"
      send={async (part) => {
        const body = { ids: part.map(({ id }) => id), note: note.trim() };
        const done = await call('POST /api/staff/applications/note/', { body });
        setNote('');
        return done;
      }}
      form={
        <>
          {templates.length > 0 && (
            <TextField
              select
              size="small"
              label="Template"
              value=""
              onChange={({ target }) =>
                setNote(templates.find(({ title }) => title === target.value)?.text ?? note)
              }
            >
              {templates.map(({ title }) => (
                <MenuItem key={title} value={title}>
                  {title}
                </MenuItem>
              ))}
            </TextField>
          )}
          <NoteField
            label="Message"
            help="Each student gets a mail of their own. Fields like {first_name} are filled in for each."
            text={note}
            onChange={setNote}
          />
        </>
      }
    />
  );
}
