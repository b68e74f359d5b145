import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { useState } from 'react';
import { documentDays } from '../../content/kept-days.ts';
import { DOCUMENT_GROUPS } from '../../contract/application-form.ts';
import type { StaffApplication, StaffApplicationDocument } from '../../contract/applications.ts';
import { colors } from '../theme/colors.ts';
import { Moment } from '../parts/moment.tsx';
import { Tag } from '../parts/tag.tsx';
import { DocumentRow } from './document-row.tsx';
import { DownloadAll } from './download-all.tsx';
import { FiledDocuments } from './filed/filed-documents.tsx';
import { OtherDocuments } from './other-documents.tsx';
import { DocumentViewer } from './viewer/document-viewer.tsx';
import { useDocument, type OpenDocument } from './use-document.ts';

/** The documents of a case by group, in the order of the form. */
export function CaseDocuments({ application }: { application: StaffApplication }) {
  const { documents, filed, documents_deleted_at } = application;
  const open = useDocument(application);
  const [lookingAt, setLookingAt] = useState<string>();
  const groups = DOCUMENT_GROUPS.map(({ name, label }) => ({
    label: label.replace(' (optional)', ''),
    documents: documents.filter(({ group }) => group === name),
  })).filter((group) => group.documents.length > 0);

  return (
    <Box component="section" aria-labelledby="documents">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, mb: 1 }}>
        <Typography variant="h2" id="documents" sx={{ flex: 1 }}>
          Documents
        </Typography>
        {documents_deleted_at === null && <OtherDocuments application={application} />}
        {documents.length + filed.length > 1 && <DownloadAll application={application} />}
      </Box>
      {groups.length === 0 && (
        <Typography color="textSecondary">
          {documents_deleted_at === null ? (
            'The student sent no documents. Ask for what you need under "What next".'
          ) : (
            <>
              Deleted on <Moment at={documents_deleted_at} />, {documentDays} days after the case was closed,
              as the privacy policy promises.
            </>
          )}
        </Typography>
      )}
      {groups.length > 0 && (
        <>
          <Typography
            color="textSecondary"
            sx={{ display: 'flex', gap: 1, alignItems: 'center', mb: 1.5, maxWidth: '44rem' }}
          >
            <ShieldCheck size={20} />
            Each time you open a document, we record your name and the time. Students can see when it was.
          </Typography>
          <Paper variant="outlined" sx={{ px: 2, py: 0.5 }}>
            {groups.map((group) => (
              <Box key={group.label} sx={{ py: 1, '& + &': { borderTop: `1px solid ${colors.line}` } }}>
                <Typography component="h3" sx={{ fontWeight: 650 }}>
                  {group.label}
                </Typography>
                <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
                  {group.documents.map((document) => (
                    <SentDocument
                      key={document.id}
                      document={document}
                      open={open}
                      onLook={() => setLookingAt(document.id)}
                    />
                  ))}
                </Box>
              </Box>
            ))}
          </Paper>
        </>
      )}
      <FiledDocuments application={application} open={open} onLook={({ id }) => setLookingAt(id)} />
      {lookingAt !== undefined && (
        <DocumentViewer
          documents={[...groups.flatMap((group) => group.documents), ...filed]}
          first={lookingAt}
          open={open}
          onClose={() => setLookingAt(undefined)}
        />
      )}
    </Box>
  );
}

interface SentDocumentProps {
  document: StaffApplicationDocument;
  open: OpenDocument;
  onLook: () => void;
}

function SentDocument({ document, open, onLook }: SentDocumentProps) {
  const { added_at, added_by, opened_at, taken_from } = document;
  const byStudent = added_by === 'student';
  return (
    <DocumentRow
      document={document}
      open={open}
      onLook={onLook}
      tag={byStudent && opened_at === null && <Tag tone="open">New</Tag>}
    >
      added by {byStudent ? 'the student' : 'staff'} <Moment at={added_at} />
      {taken_from && `, copied from ${taken_from}`}
    </DocumentRow>
  );
}
