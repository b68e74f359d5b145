import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import FileUp from 'lucide-react/icons/file-up';
import { useId, useRef, useState, type DragEvent } from 'react';
import { useNavigate } from 'react-router';
import { MOST_IMPORT_BYTES } from '../../contract/import-runs.ts';
import { colors } from '../theme/colors.ts';
import { sendFiles } from './send-files.ts';
import { TemplateButton } from './template-button.tsx';

const ACCEPTED = '.xlsx,.csv,.txt,.tsv';
const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;

/** Guesses what a file is: the register's workbook is the only .xlsx that can be imported. */
const guess = (files: readonly File[]): 'cricos' | 'csv' =>
  files.some(({ name }) => /\.xlsx$/i.test(name) || /cricos/i.test(name)) ? 'cricos' : 'csv';

/** Takes files by drag and drop or from the file chooser, asks what they are, and starts the dry run. */
export function UploadBox() {
  const [files, setFiles] = useState<readonly File[]>([]);
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const take = (list: FileList | null) => setFiles(list ? [...list] : []);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-labelledby={id}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      sx={{
        p: 2,
        borderStyle: 'dashed',
        borderWidth: 2,
        borderColor: over ? colors.marigold700 : colors.line,
        backgroundColor: over ? colors.marigold100 : undefined,
      }}
    >
      <Typography variant="h2" id={id} sx={{ mb: 0.5 }}>
        New import
      </Typography>
      <Typography sx={{ mb: 1.5 }}>
        Drop a file here: the workbook of the Australian register as data.gov.au publishes it, or our template
        for any other country. It is checked first. Nothing changes until you have read the report.
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="outlined"
          color="secondary"
          startIcon={<FileUp size={20} />}
          onClick={() => input.current?.click()}
        >
          Choose a file
        </Button>
        <TemplateButton />
      </Box>
      <input
        ref={input}
        type="file"
        accept={ACCEPTED}
        multiple
        hidden
        aria-label="Files to import"
        onChange={({ target }) => {
          take(target.files);
          target.value = '';
        }}
      />
      {files.length > 0 && (
        <Chosen key={files.map(({ name }) => name).join()} files={files} onDropped={() => setFiles([])} />
      )}
    </Paper>
  );
}

function Chosen({ files, onDropped }: { files: readonly File[]; onDropped: () => void }) {
  const navigate = useNavigate();
  const [kind, setKind] = useState(guess(files));
  const [source, setSource] = useState('');
  const [levels, setLevels] = useState(false);
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const kindId = useId();
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  const tooLarge = bytes > MOST_IMPORT_BYTES;

  const send = async () => {
    setSending(true);
    setProblem(undefined);
    try {
      const fields = {
        kind,
        ...(kind === 'csv' && { source_name: source.trim() }),
        ...(levels && { create_levels: 'yes' }),
      };
      const run = await sendFiles(fields, files);
      await navigate(`/imports/${run.id}`);
    } catch (error) {
      setProblem((error as Error).message);
      setSending(false);
    }
  };

  return (
    <Box
      component="form"
      sx={{ display: 'grid', gap: 2, mt: 2, maxWidth: 560 }}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        <strong>{files.map(({ name }) => name).join(', ')}</strong>, {megabytes(bytes)}
      </Typography>
      <TextField
        id={kindId}
        select
        label="What it is"
        value={kind}
        onChange={({ target }) => setKind(target.value === 'csv' ? 'csv' : 'cricos')}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true, htmlFor: kindId } }}
      >
        <option value="cricos">The Australian register (CRICOS)</option>
        <option value="csv">Our template, for any other country</option>
      </TextField>
      {kind === 'csv' && (
        <>
          <TextField
            label="Where the rows come from"
            value={source}
            required
            onChange={({ target }) => setSource(target.value)}
            helperText="Small letters, digits and -, like uk-partners. Use the same name next time: that file then updates and withdraws the rows of this one."
            slotProps={{ inputLabel: { shrink: true } }}
          />
          <FormControlLabel
            control={<Checkbox checked={levels} onChange={({ target }) => setLevels(target.checked)} />}
            label="Add levels and fields of study that the catalogue does not have yet"
          />
        </>
      )}
      {(problem ?? tooLarge) && (
        <Alert severity="error">
          {problem ?? `These files are larger than ${megabytes(MOST_IMPORT_BYTES)} together.`}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button type="submit" variant="contained" loading={sending} disabled={tooLarge}>
          Upload and check
        </Button>
        <Button color="secondary" disabled={sending} onClick={onDropped}>
          Cancel
        </Button>
      </Box>
    </Box>
  );
}
