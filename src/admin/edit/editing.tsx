import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
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
import { FormParts } from './fields/form-parts.tsx';
import { FaultSummary } from './notices/fault-summary.tsx';
import { LeftBehind } from './notices/left-behind.tsx';
import { FormContext } from './store/use-form.ts';

interface EditingProps extends EditScreenProps {
  state: EditState;
  schema: FormSchema;
  api: EditApi;
}

/** A form that has been loaded. */
export function Editing(props: EditingProps) {
  const { schema, aside, actions, title } = props;
  const session = useEditSession(props);
  const object = useObject(session);
  const form = useMemo(() => walkForm(schema), [schema]);
  const readOnly = !object.may_edit;
  const connected = useMemo(
    () => ({ store: session.store, form, readOnly, view: FieldView }),
    [session, form, readOnly],
  );
  return (
    <SessionContext value={session}>
      <FormContext value={connected}>
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
            <PageTitle>{title ?? object.title}</PageTitle>
            <StatusTag state={object} />
          </Box>
          {readOnly && (
            <Alert severity="info">You can look at this, but your role does not let you change it.</Alert>
          )}
          <LeftBehind />
          <FaultSummary />
          {aside?.(object)}
          <FormParts form={form} />
        </Box>
        <EditBar actions={actions?.(object)} />
      </FormContext>
    </SessionContext>
  );
}
