import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import LinearProgress from '@mui/material/LinearProgress';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import Paperclip from 'lucide-react/icons/paperclip';
import { useRef, useState } from 'react';
import { useNotify, useShowContext } from 'react-admin';
import { ACCEPT_FOR_CASE, CASE_EXTENSIONS, fileSize } from '../../../contract/application-form.ts';
import { pathOf } from '../../../contract/calls/address.ts';
import { FILED_KINDS, TITLE_LENGTH, type FiledKind } from '../../../contract/filed-kinds.ts';
import { sendFile } from '../../frame/send-file.ts';
import { useDraft } from '../../frame/use-draft.ts';
import { FormDialog } from '../../parts/form-dialog.tsx';

/** Asks for a file of the office and what it is. */
export function FileDocumentDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { refetch } = useShowContext();
  const notify = useNotify();
  const [kind, setKind] = useState<FiledKind>('offer_letter');
  const [title, setTitle] = useDraft(`applications/${id}/filed-title`);
  const [file, setFile] = useState<File>();
  const [progress, setProgress] = useState<number>();
  const input = useRef<HTMLInputElement>(null);
  const named = kind === 'other';

  const run = async () => {
    try {
      await sendFile(pathOf('POST /api/staff/applications/{id}/filed/', { params: { id } }), file!, {
        fields: { kind, title: title.trim() },
        onProgress: setProgress,
      });
    } finally {
      setProgress(undefined);
    }
    setTitle('');
    await refetch();
    notify('Filed. The student does not see it yet.', { type: 'success' });
  };

  return (
    <FormDialog
      open
      close={onClose}
      title="File a document"
      confirm="File it"
      incomplete={!file || (named && title.trim() === '')}
      run={run}
    >
      <DialogContentText>Only the office sees it, until you choose "Show to the student".</DialogContentText>
      <TextField
        select
        label="What it is"
        value={kind}
        onChange={({ target }) => setKind(target.value as FiledKind)}
      >
        {FILED_KINDS.map(({ name, label }) => (
          <MenuItem key={name} value={name}>
            {label}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        label={named ? 'Name' : 'Name (optional)'}
        value={title}
        helperText="The student reads it: Scholarship letter, Receipt of the deposit."
        onChange={({ target }) => setTitle(target.value)}
        slotProps={{ htmlInput: { maxLength: TITLE_LENGTH } }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Button
          variant="outlined"
          color="secondary"
          startIcon={<Paperclip size={18} />}
          onClick={() => input.current?.click()}
        >
          {file ? 'Choose another file' : 'Choose a file'}
        </Button>
        <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
          {file ? (
            <>
              <bdi>{file.name}</bdi>, {fileSize(file.size)}
            </>
          ) : (
            CASE_EXTENSIONS.join(', ')
          )}
        </Typography>
        <input
          ref={input}
          type="file"
          hidden
          aria-label="File"
          accept={ACCEPT_FOR_CASE}
          onChange={({ target }) => setFile(target.files?.[0] ?? file)}
        />
      </Box>
      {progress !== undefined && (
        <LinearProgress variant="determinate" value={progress * 100} aria-label="Sent so far" />
      )}
    </FormDialog>
  );
}
