import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useChanged, useObject, useSession, useStatus } from '../edit-session.ts';
import { MANNERS } from '../kinds.ts';
import { AS_DRAFT } from '../store/saver.ts';
import { useForm } from '../store/use-form.ts';
import { MoreActions } from './more-actions.tsx';
import { PreviewButton } from './preview-button.tsx';
import { statusWords } from './status-words.ts';
import { usePublish } from './use-publish.ts';

/** Stays at the foot of the window: what is saved, and the buttons that save. */
export function EditBar({ actions }: { actions?: ReactNode }) {
  const session = useSession();
  const { readOnly } = useForm();
  const status = useStatus(session);
  const isChanged = useChanged(session);
  const state = useObject(session);
  const publish = usePublish();
  const manner = MANNERS[session.kind];
  if (readOnly) return null;
  const bad = status.is === 'offline' || status.is === 'failed' || status.is === 'clash';
  const isSaving = status.is === 'saving';
  return (
    <Paper
      elevation={6}
      component="section"
      aria-label="Save"
      sx={{
        position: 'sticky',
        bottom: { xs: 8, md: 16 },
        zIndex: 5,
        mt: 3,
        px: { xs: 1.5, sm: 2.5 },
        py: 1,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
      }}
    >
      <Typography
        role="status"
        variant="body2"
        sx={{ flex: '1 1 14rem', color: bad ? 'error.main' : 'text.secondary', fontWeight: bad ? 600 : 400 }}
      >
        {statusWords(status, isChanged, manner.autosave === true)}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {actions}
        <PreviewButton />
        <MoreActions state={state} />
        <Button
          variant="outlined"
          color="secondary"
          disabled={!isChanged || isSaving}
          onClick={() => void session.saver.save(AS_DRAFT)}
        >
          Save draft
        </Button>
        <Button
          variant="contained"
          loading={isSaving}
          disabled={!isChanged && state.status === 'published' && state.needs_attention.length === 0}
          onClick={() => void publish()}
        >
          {manner.publish}
        </Button>
      </Box>
    </Paper>
  );
}
