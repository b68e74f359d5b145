import Button from '@mui/material/Button';
import Copy from 'lucide-react/icons/copy';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useNavigate, useParams } from 'react-router';
import { LISTS, type CatalogueKind } from '../../contract/catalogue/lists.ts';
import type { EditState } from '../../contract/edits/state.ts';
import { EditScreen } from '../edit/edit-screen.tsx';
import { call } from '../frame/api.ts';
import { originNote } from './origin-note.tsx';
import { OriginPanel } from './origin-panel.tsx';
import { WORDS } from './words.ts';

/** The form of a record of the catalogue. */
export function RecordPage({ kind }: { kind: CatalogueKind }) {
  const { id = '' } = useParams();
  const copies = kind === 'university' || kind === 'course' || kind === 'scholarship';
  return (
    <EditScreen
      key={`${kind}/${id}`}
      kind={kind}
      object={id}
      back={{ to: `/${LISTS[kind].noun}`, label: `All ${WORDS[kind].many.toLowerCase()}` }}
      aside={originBeside(kind)}
      {...(kind in NOTES && { note: NOTES[kind as keyof typeof NOTES] })}
      {...(copies && { actions: copyButton(kind, id) })}
    />
  );
}

/** Only universities and courses come from imports. */
const NOTES = { university: originNote('university'), course: originNote('course') } as const;

const originBeside = (kind: CatalogueKind) =>
  function beside(state: EditState) {
    return <OriginPanel kind={kind} state={state} />;
  };
const copyButton = (kind: CatalogueKind, object: string) =>
  function copy({ may_edit }: EditState) {
    return may_edit && <CopyRecord kind={kind} object={object} />;
  };

/** Makes a copy that visitors do not see yet and opens it. */
function CopyRecord({ kind, object }: { kind: CatalogueKind; object: string }) {
  const [running, setRunning] = useState(false);
  const navigate = useNavigate();
  const notify = useNotify();
  const copy = async () => {
    setRunning(true);
    try {
      const made = await call('POST /api/staff/edits/{kind}/', {
        params: { kind },
        body: { data: {}, copy_of: object },
      });
      await navigate(`/${LISTS[kind].noun}/${made.object}`);
      notify('This is the copy. Visitors do not see it until you publish it.', { type: 'info' });
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
    setRunning(false);
  };
  return (
    <Button color="secondary" startIcon={<Copy size={18} />} loading={running} onClick={() => void copy()}>
      Copy
    </Button>
  );
}
