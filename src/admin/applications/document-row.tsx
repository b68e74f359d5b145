import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Download from 'lucide-react/icons/download';
import Eye from 'lucide-react/icons/eye';
import FileText from 'lucide-react/icons/file-text';
import ImageIcon from 'lucide-react/icons/image';
import { useState, type ReactNode } from 'react';
import { useNotify } from 'react-admin';
import { fileSize, WORD_TYPE } from '../../contract/application-form.ts';
import { download } from '../../ui/download.ts';
import { colors } from '../theme/colors.ts';
import type { OpenDocument, ShownDocument } from './use-document.ts';

const KINDS: Readonly<Record<ShownDocument['media_type'], string>> = {
  'application/pdf': 'PDF',
  'image/jpeg': 'JPEG picture',
  'image/png': 'PNG picture',
  'image/heic': 'HEIC photo',
  [WORD_TYPE]: 'Word document',
};

interface DocumentRowProps {
  document: ShownDocument;
  open: OpenDocument;
  /** Shows it. */
  onLook: () => void;
  /** Beside the name. */
  tag?: ReactNode;
  /** Where it came from and when, after its kind and size. */
  children: ReactNode;
  /** More buttons. */
  actions?: ReactNode;
}

/** One document with its actions. */
export function DocumentRow({ document, open, onLook, tag, children, actions }: DocumentRowProps) {
  const { id, file_name, media_type, bytes } = document;
  const [running, setRunning] = useState(false);
  const notify = useNotify();
  const isPicture = media_type.startsWith('image/');

  const keep = async () => {
    setRunning(true);
    try {
      const file = await open(document);
      if (file) download(file_name, file);
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
    setRunning(false);
  };

  return (
    <Box
      component="li"
      id={`document-${id}`}
      tabIndex={-1}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5, py: 1 }}
    >
      {isPicture ? <ImageIcon color={colors.inkSoft} /> : <FileText color={colors.inkSoft} />}
      <Box sx={{ flex: '1 1 11rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        <bdi>{file_name}</bdi> {tag}
        <Box component="span" sx={{ display: 'block', color: colors.inkSoft }}>
          {KINDS[media_type]}, {fileSize(bytes)}, {children}
        </Box>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          color="secondary"
          variant="outlined"
          startIcon={<Eye size={18} />}
          aria-label={`Look at ${file_name}`}
          onClick={onLook}
        >
          Look
        </Button>
        <Button
          color="secondary"
          startIcon={<Download size={18} />}
          loading={running}
          loadingPosition="start"
          aria-label={`Download ${file_name}`}
          onClick={() => void keep()}
        >
          Download
        </Button>
        {actions}
      </Box>
    </Box>
  );
}
