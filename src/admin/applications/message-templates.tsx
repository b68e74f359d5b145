import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { StaffApplication } from '../../contract/applications.ts';
import { call } from '../frame/api.ts';
import { colors } from '../theme/colors.ts';

interface MessageTemplatesProps {
  application: StaffApplication;
  /** Adds the filled text to what is typed. */
  onTaken: (text: string) => void;
}

/** Chooses a template and shows it with the values of the case before it is taken over. */
export function MessageTemplates({ application: { id }, onTaken }: MessageTemplatesProps) {
  const { data } = useQuery({
    queryKey: ['applications', 'templates', id],
    queryFn: ({ signal }) => call('GET /api/staff/applications/{id}/templates/', { params: { id }, signal }),
  });
  const [chosen, setChosen] = useState('');
  const templates = data?.templates ?? [];
  const preview = templates.find(({ title }) => title === chosen);
  if (templates.length === 0) return null;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <TextField
        select
        size="small"
        label="Template"
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
      >
        <MenuItem value="">None</MenuItem>
        {templates.map(({ title }) => (
          <MenuItem key={title} value={title}>
            {title}
          </MenuItem>
        ))}
      </TextField>
      {preview && (
        <Box component="section" aria-label="Preview of the template" sx={{ display: 'grid', gap: 1 }}>
          <Typography
            sx={{
              whiteSpace: 'pre-wrap',
              overflowWrap: 'anywhere',
              pl: 1.5,
              borderLeft: `3px solid ${colors.marigold200}`,
            }}
          >
            {preview.text}
          </Typography>
          {preview.faults.length > 0 && (
            <Alert severity="warning">
              {preview.faults.map((fault) => (
                <div key={fault}>{fault}</div>
              ))}
            </Alert>
          )}
          <Button
            color="secondary"
            onClick={() => {
              onTaken(preview.text);
              setChosen('');
            }}
            sx={{ justifySelf: 'start' }}
          >
            Use this text
          </Button>
        </Box>
      )}
    </Box>
  );
}
