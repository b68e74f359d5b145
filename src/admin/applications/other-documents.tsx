import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import DialogContentText from '@mui/material/DialogContentText';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import Files from 'lucide-react/icons/files';
import { useState } from 'react';
import { DOCUMENT_GROUPS, EARLIER_DOCUMENTS, fileSize } from '../../contract/application-form.ts';
import type { StaffApplication } from '../../contract/applications.ts';
import type { ReusableDocument } from '../../contract/reusable.ts';
import { call } from '../frame/api.ts';
import { useChange } from '../frame/use-change.ts';
import { useMay } from '../frame/use-may.ts';
import { FormDialog } from '../parts/form-dialog.tsx';
import { Moment } from '../parts/moment.tsx';

/** Copies documents that the student sent with other applications into this one. Nothing if there are none. */
export function OtherDocuments({ application: { id, documents } }: { application: StaffApplication }) {
  const mayWrite = useMay()('write', 'cases');
  const [choosing, setChoosing] = useState(false);
  const { data } = useQuery({
    // Read again when this case gets documents.
    queryKey: ['applications', 'other-documents', id, documents.length],
    queryFn: ({ signal }) =>
      call('GET /api/staff/applications/{id}/other-documents/', { params: { id }, signal }),
    enabled: mayWrite,
  });
  const others = data?.documents ?? [];
  if (others.length === 0) return null;
  return (
    <>
      <Button color="secondary" startIcon={<Files size={18} />} onClick={() => setChoosing(true)}>
        From another application
      </Button>
      {choosing && <ChooseDialog id={id} others={others} onClose={() => setChoosing(false)} />}
    </>
  );
}

interface ChooseDialogProps {
  id: string;
  others: readonly ReusableDocument[];
  onClose: () => void;
}

function ChooseDialog({ id, others, onClose }: ChooseDialogProps) {
  const { act } = useChange();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const choose = (document: string, wanted: boolean) =>
    setChosen((now) => new Set(wanted ? [...now, document] : [...now].filter((each) => each !== document)));
  const count = chosen.size === 1 ? '1 document' : `${chosen.size} documents`;
  const run = () =>
    act(
      'POST /api/staff/applications/{id}/other-documents/',
      { params: { id }, body: { [EARLIER_DOCUMENTS]: [...chosen] } },
      `${count} copied into this application.`,
    );
  return (
    <FormDialog
      open
      close={onClose}
      title="Documents from other applications"
      confirm={chosen.size === 0 ? 'Copy' : `Copy ${count}`}
      incomplete={chosen.size === 0}
      run={run}
    >
      <DialogContentText>
        The student sent them with another application. They see the copies here, and no mail is sent.
      </DialogContentText>
      <FormGroup sx={{ gap: 0.5 }}>
        {others.map(({ id: document, group, file_name, bytes, reference, added_at }) => (
          <FormControlLabel
            key={document}
            sx={{ alignItems: 'flex-start' }}
            control={
              <Checkbox checked={chosen.has(document)} onChange={(_, wanted) => choose(document, wanted)} />
            }
            label={
              <span style={{ overflowWrap: 'anywhere' }}>
                {labelOf(group)}: <bdi>{file_name}</bdi>
                <Typography component="span" color="textSecondary" sx={{ display: 'block' }}>
                  {fileSize(bytes)}, {reference}, <Moment at={added_at} />
                </Typography>
              </span>
            }
          />
        ))}
      </FormGroup>
    </FormDialog>
  );
}

const labelOf = (group: ReusableDocument['group']): string =>
  DOCUMENT_GROUPS.find(({ name }) => name === group)?.label.replace(' (optional)', '') ?? group;
