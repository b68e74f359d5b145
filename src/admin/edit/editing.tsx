import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useMemo } from 'react';
import type { EditState } from '../../contract/edits/state.ts';
import type { FormSchema } from '../../contract/forms/meta.ts';
import { walkForm } from '../../contract/forms/walk.ts';
import { PageTitle } from '../frame/page-title.tsx';
import { EditBar } from './bar/edit-bar.tsx';
import { StatusTag } from './bar/status-tag.tsx';
import type { EditApi } from './edit-api.ts';
import type { EditScreenProps } from './edit-props.ts';
import { SessionContext, useEditSession, useObject } from './edit-session.ts';
import { FieldView } from './fields/field-view.tsx';
import { Contents } from './fields/contents.tsx';
import { FormParts } from './fields/form-parts.tsx';
import { HistoryButton } from './history/history-drawer.tsx';
import { KeysButton } from './bar/keys-button.tsx';
import { ClashDialog } from './clash/clash-dialog.tsx';
import { partsOf } from './fields/parts.ts';
import { FaultSummary } from './notices/fault-summary.tsx';
import { LeftBehind } from './notices/left-behind.tsx';
import { NeedsAttention } from './notices/needs-attention.tsx';
import { Presence } from './notices/presence.tsx';
import { FormContext } from './store/use-form.ts';

/** Forms with fewer parts need no list of them. */
const LONG = 4;

interface EditingProps extends EditScreenProps {
  state: EditState;
  schema: FormSchema;
  api: EditApi;
}

/** A form that has been loaded. */
export function Editing(props: EditingProps) {
  const { schema, aside, actions, title, note } = props;
  const session = useEditSession(props);
  const object = useObject(session);
  const form = useMemo(() => walkForm(schema), [schema]);
  const parts = useMemo(() => partsOf(form), [form]);
  const readOnly = !object.may_edit;
  const connected = useMemo(
    () => ({ store: session.store, form, readOnly, view: FieldView, ...(note && { note }) }),
    [session, form, readOnly, note],
  );
  const isLong = parts.length >= LONG;
  const beside = aside?.(object);
  const hasSide = isLong || Boolean(beside);
  return (
    <SessionContext value={session}>
      <FormContext value={connected}>
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
            <PageTitle>{title ?? object.title}</PageTitle>
            <StatusTag state={object} />
            {object.address !== null && object.published !== null && (
              <Link href={object.address} target="_blank" rel="noopener">
                On the website
              </Link>
            )}
            <HistoryButton />
            <KeysButton />
          </Box>
          {!readOnly && <Presence />}
          {readOnly && (
            <Alert severity="info">You can look at this, but your role does not let you change it.</Alert>
          )}
          <NeedsAttention sentences={object.needs_attention} />
          <LeftBehind />
          <FaultSummary />
          <Box
            sx={{
              display: 'grid',
              gap: 3,
              alignItems: 'start',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', ...(hasSide && { xl: 'minmax(0, 1fr) 17rem' }) },
            }}
          >
            {hasSide && (
              <Box
                sx={{
                  order: { xl: 2 },
                  position: { xl: 'sticky' },
                  top: { xl: 24 },
                  display: 'grid',
                  gap: 2,
                }}
              >
                {isLong && <Contents parts={parts} />}
                {beside}
              </Box>
            )}
            <Box sx={{ minWidth: 0 }}>
              <FormParts parts={parts} />
              <EditBar actions={actions?.(object)} />
            </Box>
          </Box>
        </Box>
        <ClashDialog />
      </FormContext>
    </SessionContext>
  );
}
