import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { ShowBase, useShowContext } from 'react-admin';
import { Link } from 'react-router';
import { Loading } from './loading.tsx';
import { PageTitle } from './page-title.tsx';

interface OneScreenProps {
  back: { to: string; label: string };
  children: ReactNode;
}

const quiet = () => {};

/** One record, named by the address, for its children (`useRecordContext`), or why it cannot be shown. */
export function OneScreen({ back, children }: OneScreenProps) {
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
      <ShowBase queryOptions={{ onError: quiet }} error={<NotShown />} loading={<Loading />}>
        {children}
      </ShowBase>
    </>
  );
}

function NotShown() {
  const { error, refetch, isFetching } = useShowContext();
  return (
    <>
      <PageTitle>This cannot be shown</PageTitle>
      <Alert
        severity="error"
        sx={{ mt: 2 }}
        action={
          <Button color="inherit" loading={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        }
      >
        {error?.message}
      </Alert>
    </>
  );
}
