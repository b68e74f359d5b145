import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { CatalogueKind } from '../../contract/catalogue/lists.ts';
import { sameContent } from '../../contract/bulk-edits/new-value.ts';
import { useObject, useSession } from '../edit/edit-session.ts';
import type { FieldNoteProps } from '../edit/edit-props.ts';
import { useForm, useValue } from '../edit/store/use-form.ts';
import { colors } from '../theme/colors.ts';
import { useOrigin } from './use-origin.ts';

/** Below a field that staff have set: what the import says, and a button that puts it into the form. */
export const originNote = (kind: CatalogueKind) =>
  function OriginNote({ name, label }: FieldNoteProps) {
    const state = useObject(useSession());
    const { data } = useOrigin(kind, state);
    const { store, readOnly } = useForm();
    const now = useValue([name]);
    const said = data?.fields.find(({ field }) => field === name);
    if (!said || (!said.set_by_staff && said.held === null)) return null;
    const isSame = sameContent(now, said.value);
    return (
      <Box
        role="note"
        aria-label={`Origin of ${label}`}
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 1,
          mt: -1.5,
          pl: 1.5,
          borderInlineStart: `3px solid ${colors.marigold700}`,
          fontSize: '0.875rem',
          overflowWrap: 'anywhere',
        }}
      >
        <span>
          {said.set_by_staff && <strong>Set by staff. </strong>}
          {isSame ? 'The import says the same' : `The import says: ${said.words || 'nothing'}`}
          {said.held !== null && ` (held back: ${said.held})`}
          {said.set_by_staff && isSame && ': once published, imports follow it again'}.
        </span>
        {!readOnly && said.set_by_staff && !isSame && (
          <Button
            size="small"
            color="secondary"
            aria-label={`Use it again: the value of the import for ${label}`}
            onClick={() => store.set([name], said.value)}
          >
            Use it again
          </Button>
        )}
      </Box>
    );
  };
