import Button from '@mui/material/Button';
import Copy from 'lucide-react/icons/copy';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { useNavigate } from 'react-router';
import type { StaffPost } from '../../contract/posts.ts';
import type { OfficeProvider } from '../frame/data-provider.ts';
import { useMay } from '../frame/use-may.ts';

/** Makes a post that visitors do not see yet and opens it. */
function useBegin() {
  const [running, setRunning] = useState(false);
  const navigate = useNavigate();
  const notify = useNotify();
  const provider = useDataProvider<OfficeProvider>();
  const begin = async (data: Record<string, string>, copyOf: string | null) => {
    setRunning(true);
    try {
      const body = { data, copy_of: copyOf };
      const { data: made } = await provider.edit('POST /api/staff/edits/{kind}/', {
        params: { kind: 'article' },
        body,
      });
      await navigate(`/posts/${made.object}`);
    } catch (error) {
      setRunning(false);
      notify((error as Error).message, { type: 'error' });
    }
  };
  return { running, begin };
}

export function NewPost() {
  const { running, begin } = useBegin();
  if (!useMay()('write', 'posts')) return null;
  return (
    <Button
      variant="contained"
      startIcon={<Plus size={20} />}
      loading={running}
      loadingPosition="start"
      onClick={() => void begin({}, null)}
    >
      New post
    </Button>
  );
}

export function CopyPost({ post: { id, title } }: { post: StaffPost }) {
  const { running, begin } = useBegin();
  if (!useMay()('write', 'posts')) return null;
  return (
    <Button
      color="secondary"
      aria-label={`Copy ${title}`}
      startIcon={<Copy size={18} />}
      loading={running}
      loadingPosition="start"
      onClick={() => void begin({ main_title: `Copy of ${title}`.slice(0, 300) }, String(id))}
    >
      Copy
    </Button>
  );
}
