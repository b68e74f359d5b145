import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import FileUp from 'lucide-react/icons/file-up';
import { useId, useRef, useState, type DragEvent } from 'react';
import { useNavigate } from 'react-router';
import { MOST_ENQUIRY_FILE_BYTES } from '../../contract/enquiry-import-words.ts';
import type { EnquiryImport } from '../../contract/enquiry-imports.ts';
import { pathOf } from '../../contract/calls/address.ts';
import { sendFile } from '../frame/send-file.ts';
import { colors } from '../theme/colors.ts';

/** Takes a spreadsheet by drag and drop or from the file chooser, and opens what it seems to be. */
export function UploadBox() {
  const navigate = useNavigate();
  const [over, setOver] = useState(false);
  const [sent, setSent] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const id = useId();

  const send = async (file: File | undefined) => {
    if (!file || sent !== undefined) return;
    setProblem(undefined);
    if (file.size > MOST_ENQUIRY_FILE_BYTES) {
      setProblem(
        `${file.name} is larger than 5 MB. Delete pictures and sheets that are not needed, or split it.`,
      );
      return;
    }
    setSent(0);
    try {
      const path = pathOf('POST /api/staff/enquiry-imports/');
      const answer = (await sendFile(path, file, { onProgress: setSent })) as EnquiryImport;
      await navigate(`/enquiry-imports/${answer.id}`);
    } catch (error) {
      setProblem((error as Error).message);
    }
    setSent(undefined);
  };

  return (
    <Paper
      variant="outlined"
      component="section"
      aria-labelledby={id}
      onDragOver={(event: DragEvent) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event: DragEvent) => {
        event.preventDefault();
        setOver(false);
        void send(event.dataTransfer.files[0]);
      }}
      sx={{
        p: 2,
        borderStyle: 'dashed',
        borderWidth: 2,
        borderColor: over ? colors.marigold700 : colors.line,
        backgroundColor: over ? colors.marigold100 : undefined,
      }}
    >
      <Typography variant="h2" id={id} sx={{ mb: 0.5 }}>
        New file
      </Typography>
      <Typography sx={{ mb: 1.5, maxWidth: '70ch' }}>
        An Excel workbook (.xlsx) or a CSV file with one enquiry in each row, of at most 10,000 rows. Its
        columns may have any names and any order. Nobody gets a mail.
      </Typography>
      <Button
        variant="contained"
        startIcon={<FileUp size={20} />}
        loading={sent !== undefined}
        loadingPosition="start"
        onClick={() => input.current?.click()}
      >
        Choose a file
      </Button>
      <input
        ref={input}
        type="file"
        accept=".xlsx,.csv,.txt,.tsv"
        hidden
        aria-label="Spreadsheet with enquiries"
        onChange={({ target }) => {
          void send(target.files?.[0]);
          target.value = '';
        }}
      />
      {sent !== undefined && (
        <LinearProgress
          color="secondary"
          variant={sent < 1 ? 'determinate' : 'indeterminate'}
          value={sent * 100}
          aria-label="Upload"
          sx={{ mt: 2, maxWidth: 480 }}
        />
      )}
      {problem !== undefined && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {problem}
        </Alert>
      )}
    </Paper>
  );
}
