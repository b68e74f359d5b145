import type { ReactNode } from 'react';
import { ShowBase, useShowContext, type RaRecord } from 'react-admin';
import { BackLink, type Back } from './back-link.tsx';
import { Loading } from './loading.tsx';
import { PageTitle } from './page-title.tsx';
import { Problem } from './problem.tsx';

interface OneScreenProps {
  back: Back;
  /** Interval for reloading in milliseconds; as a function it depends on the record, and false ends it. */
  refreshMs?: number | ((record: RaRecord | undefined) => number | false);
  children: ReactNode;
}

const quiet = () => {};

/** Loads the record named in the URL for its children (`useRecordContext`), or shows why it cannot. */
export function OneScreen({ back, refreshMs, children }: OneScreenProps) {
  const refetchInterval =
    typeof refreshMs === 'function'
      ? ({ state }: { state: { data: RaRecord | undefined } }) => refreshMs(state.data)
      : refreshMs;
  return (
    <>
      <BackLink {...back} />
      <ShowBase queryOptions={{ onError: quiet, ...(refreshMs && { refetchInterval }) }}>
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
        <Problem again={() => void refetch()} busy={isFetching}>
          {error.message} {record && 'What you see below may be out of date.'}
        </Problem>
      )}
      {record && children}
    </>
  );
}
