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
  /** Interval for reloading in milliseconds. */
  refreshMs?: number;
  children: ReactNode;
}

const quiet = () => {};

/** Loads the record named in the URL for its children (`useRecordContext`), or shows why it cannot. */
export function OneScreen({ back, refreshMs, children }: OneScreenProps) {
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
      <ShowBase queryOptions={{ onError: quiet, ...(refreshMs && { refetchInterval: refreshMs }) }}>
        <Shown>{children}</Shown>
      </ShowBase>
    </>
  );
}

/** Keeps showing loaded data when a reload fails, because a person may be typing. */
function Shown({ children }: { children: ReactNode }) {
  const { record, error, isPending, refetch, isFetching } = useShowContext();
  if (!record && !error) return isPending ? <Loading /> : null;
  return (
    <>
      {!record && <PageTitle>This cannot be shown</PageTitle>}
      {error && (
        <Alert
          severity="error"
          sx={{ my: 2 }}
          action={
            <Button color="inherit" loading={isFetching} onClick={() => void refetch()}>
              Try again
            </Button>
          }
        >
          {error.message} {record && 'What you see below may be out of date.'}
        </Alert>
      )}
      {record && children}
    </>
  );
}
