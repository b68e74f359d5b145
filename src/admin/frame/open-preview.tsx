import Alert from '@mui/material/Alert';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { call } from './api.ts';
import { Loading } from './loading.tsx';

/** Opens a link to a draft for somebody who is logged in as staff, at /admin/preview/{token}/blog/7. */
export function OpenPreview() {
  const { '*': rest = '' } = useParams();
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    call('POST /api/staff/previews/open/').then(
      () => location.replace(`/preview/${rest}`),
      (error: unknown) => setProblem((error as Error).message),
    );
  }, [rest]);
  return problem === undefined ? <Loading /> : <Alert severity="error">{problem}</Alert>;
}
