import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { StaffFiledDocument } from '../../../contract/filed-documents.ts';
import { filedTitle } from '../../../contract/filed-kinds.ts';

interface AttachFiledProps {
  documents: readonly StaffFiledDocument[];
  /** Ids. */
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}

/** Which documents of the office go with a message. */
export function AttachFiled({ documents, chosen, onChange }: AttachFiledProps) {
  const title = useId();
  if (documents.length === 0) return null;
  return (
    <Box role="group" aria-labelledby={title}>
      <Typography id={title} sx={{ fontWeight: 650 }}>
        Send with it
      </Typography>
      {documents.map((document) => (
        <FormControlLabel
          key={document.id}
          sx={{ display: 'flex', overflowWrap: 'anywhere' }}
          control={
            <Checkbox
              checked={chosen.includes(document.id)}
              onChange={(_, on) =>
                onChange(on ? [...chosen, document.id] : chosen.filter((id) => id !== document.id))
              }
            />
          }
          label={`${filedTitle(document)} (${document.file_name})${document.shown_at === null ? ', hidden until now' : ''}`}
        />
      ))}
    </Box>
  );
}
