import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formSchema } from '../../contract/forms/index.ts';
import { Loading } from '../frame/loading.tsx';
import { PageTitle } from '../frame/page-title.tsx';
import { useEditApi } from './edit-api.ts';
import type { EditScreenProps } from './edit-props.ts';
import { Editing } from './editing.tsx';

/** The form of one object, generated from its schema: loads it and says if it cannot. */
export function EditScreen(props: EditScreenProps) {
  const { kind, object, back } = props;
  const api = useEditApi(kind, object);
  const schema = formSchema(kind, object);
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['edit', kind, object],
    queryFn: ({ signal }) => api.read(signal),
    retry: false,
    // The form takes in news itself, so that nothing that is being typed is replaced.
    staleTime: Infinity,
    gcTime: 0,
    enabled: schema !== undefined,
  });
  return (
    <>
      <Button
        component={Link}
        to={back.to}
        color="secondary"
        startIcon={<ArrowLeft size={20} />}
        sx={{ mb: 1, ml: -1 }}
      >
        {back.label}
      </Button>
      {schema === undefined && (
        <Missing text="There is no form for this. Go back to the list and choose again." />
      )}
      {error && !data && (
        <Missing
          text={error.message}
          action={
            <Button color="inherit" loading={isFetching} onClick={() => void refetch()}>
              Try again
            </Button>
          }
        />
      )}
      {schema && !data && !error && <Loading />}
      {schema && data && (
        <Editing key={`${kind}/${object}`} {...props} schema={schema} state={data} api={api} />
      )}
    </>
  );
}

function Missing({ text, action }: { text: string; action?: ReactNode }) {
  return (
    <>
      <PageTitle>This cannot be shown</PageTitle>
      <Alert severity="error" sx={{ my: 2 }} action={action}>
        {text}
      </Alert>
    </>
  );
}
