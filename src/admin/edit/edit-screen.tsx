import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';
import { formSchema } from '../../contract/forms/index.ts';
import { BackLink } from '../frame/back-link.tsx';
import { Loading } from '../frame/loading.tsx';
import { PageTitle } from '../frame/page-title.tsx';
import { Problem } from '../frame/problem.tsx';
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
      <BackLink {...back} />
      {(!schema || (error && !data)) && <PageTitle>This cannot be shown</PageTitle>}
      {!schema && (
        <Alert severity="error" sx={{ my: 1 }}>
          There is no form for this. Go back to the list and choose again.
        </Alert>
      )}
      {error && !data && (
        <Problem again={() => void refetch()} busy={isFetching}>
          {error.message}
        </Problem>
      )}
      {schema && !data && !error && <Loading />}
      {schema && data && (
        <Editing key={`${kind}/${object}`} {...props} schema={schema} state={data} api={api} />
      )}
    </>
  );
}
