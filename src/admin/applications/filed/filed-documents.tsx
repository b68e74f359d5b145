import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import FilePlus from 'lucide-react/icons/file-plus';
import { useState } from 'react';
import type { StaffApplication } from '../../../contract/applications.ts';
import type { StaffFiledDocument } from '../../../contract/filed-documents.ts';
import { filedTitle } from '../../../contract/filed-kinds.ts';
import { useMay } from '../../frame/use-may.ts';
import { Moment } from '../../parts/moment.tsx';
import { Tag } from '../../parts/tag.tsx';
import { colors } from '../../theme/colors.ts';
import { DocumentRow } from '../document-row.tsx';
import type { OpenDocument } from '../use-document.ts';
import { ChangeFiledDialog, type FiledAction } from './change-filed-dialog.tsx';
import { FileDocumentDialog } from './file-document-dialog.tsx';

interface FiledDocumentsProps {
  application: StaffApplication;
  open: OpenDocument;
  onLook: (document: StaffFiledDocument) => void;
}

/** What the office puts into a case: the offer letter, the visa grant. Hidden from the student until it is shown. */
export function FiledDocuments({ application, open, onLook }: FiledDocumentsProps) {
  const { id, filed, documents_deleted_at } = application;
  const mayWrite = useMay()('write', 'cases');
  const [filing, setFiling] = useState(false);
  if (documents_deleted_at !== null) return null;
  return (
    <Box component="section" aria-labelledby="filed" sx={{ mt: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 1 }}>
        <Typography variant="h2" component="h3" id="filed" sx={{ flex: '1 1 auto' }}>
          From the office
        </Typography>
        {mayWrite && (
          <Button
            variant="outlined"
            color="secondary"
            startIcon={<FilePlus size={18} />}
            onClick={() => setFiling(true)}
          >
            File a document
          </Button>
        )}
      </Box>
      {filed.length === 0 ? (
        <Typography color="textSecondary">
          Offer letter, confirmation of enrolment, visa grant. The student sees each one when you say so.
        </Typography>
      ) : (
        <Paper variant="outlined" sx={{ px: 2, py: 0.5 }}>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {filed.map((document) => (
              <Filed
                key={document.id}
                application={id}
                document={document}
                open={open}
                onLook={() => onLook(document)}
                mayWrite={mayWrite}
              />
            ))}
          </Box>
        </Paper>
      )}
      {filing && <FileDocumentDialog id={id} onClose={() => setFiling(false)} />}
    </Box>
  );
}

interface FiledProps {
  application: string;
  document: StaffFiledDocument;
  open: OpenDocument;
  onLook: () => void;
  mayWrite: boolean;
}

function Filed({ application, document, open, onLook, mayWrite }: FiledProps) {
  const { file_name, added_at, added_by, shown_at } = document;
  // As it was when the dialog was opened, so that what a colleague did meanwhile is noticed.
  const [asked, setAsked] = useState<{ action: FiledAction; document: StaffFiledDocument }>();
  const ask = (action: FiledAction) => setAsked({ action, document });
  const button = (action: FiledAction, label: string) => (
    <Button color="secondary" aria-label={`${label}: ${file_name}`} onClick={() => ask(action)}>
      {label}
    </Button>
  );
  return (
    <Box component="li" sx={{ '& + &': { borderTop: `1px solid ${colors.line}` }, pt: 1 }}>
      <Typography component="h4" sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
        {filedTitle(document)}{' '}
        {shown_at === null ? <Tag tone="plain">Hidden</Tag> : <Tag tone="good">The student sees it</Tag>}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        <DocumentRow
          document={document}
          open={open}
          onLook={onLook}
          actions={
            mayWrite && (
              <>
                {shown_at === null ? button('show', 'Show to the student') : button('hide', 'Hide')}
                {button('delete', 'Delete')}
              </>
            )
          }
        >
          filed by {added_by ?? 'a former colleague'} <Moment at={added_at} />
          {shown_at !== null && (
            <>
              , shown <Moment at={shown_at} />
            </>
          )}
        </DocumentRow>
      </Box>
      {asked && (
        <ChangeFiledDialog application={application} {...asked} onClose={() => setAsked(undefined)} />
      )}
    </Box>
  );
}
