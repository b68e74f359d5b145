import Button from '@mui/material/Button';
import Eye from 'lucide-react/icons/eye';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { EditKind } from '../../../contract/edits/kinds.ts';
import { useChanged, useSession } from '../edit-session.ts';
import { AS_DRAFT } from '../store/saver.ts';

/** Kinds whose values stand on pages. */
const PREVIEWED: ReadonlySet<EditKind> = new Set([
  'document',
  'article',
  'event',
  'university',
  'course',
  'scholarship',
]);

/** Saves the draft and shows it on its page, in another tab. */
export function PreviewButton() {
  const session = useSession();
  const isChanged = useChanged(session);
  const notify = useNotify();
  const [running, setRunning] = useState(false);
  const { kind, api, saver } = session;
  if (!PREVIEWED.has(kind)) return null;
  const show = async () => {
    // Opened at once: browsers block a tab that is opened after waiting.
    const tab = window.open('', '_blank');
    setRunning(true);
    try {
      if (isChanged && !(await saver.save(AS_DRAFT))) throw new Error('The draft could not be saved yet.');
      const { address } = await api.preview();
      if (tab) tab.location.replace(address);
      else location.assign(address);
    } catch (error) {
      tab?.close();
      notify((error as Error).message, { type: 'error' });
    }
    setRunning(false);
  };
  return (
    <Button
      color="secondary"
      startIcon={<Eye size={20} />}
      loading={running}
      loadingPosition="start"
      onClick={() => void show()}
    >
      Preview
    </Button>
  );
}
