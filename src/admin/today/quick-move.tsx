import { ResourceContextProvider, ShowBase, useNotify, useShowContext } from 'react-admin';
import type { StaffApplication } from '../../contract/applications.ts';
import type { BegunMove } from '../applications/begun-move.ts';
import { messageDraft } from '../applications/draft-names.ts';
import { MoveDialog } from '../applications/move-dialog.tsx';
import { keepDraft } from '../frame/drafts.ts';
import { Problem } from '../frame/problem.tsx';

interface QuickMoveProps extends BegunMove {
  id: string;
  onClose: () => void;
}

const quiet = () => {};

/** Asks the question of a move over the queue, with the case as it is now. */
export function QuickMove({ id, ...move }: QuickMoveProps) {
  return (
    <ResourceContextProvider value="applications">
      <ShowBase id={id} queryOptions={{ onError: quiet }}>
        <Asked {...move} />
      </ShowBase>
    </ResourceContextProvider>
  );
}

function Asked({ event, from, onClose }: Omit<QuickMoveProps, 'id'>) {
  const { record, error, refetch, isFetching } = useShowContext<StaffApplication>();
  const notify = useNotify();
  if (error && !record) {
    return (
      <Problem again={() => void refetch()} busy={isFetching}>
        {error.message}
      </Problem>
    );
  }
  // Over a list, the row stands in for the case until it has loaded.
  if (!record || !('history' in record)) return null;
  return (
    <MoveDialog
      application={record}
      event={event}
      from={from}
      onClose={onClose}
      onKeepText={(text) => {
        keepDraft(messageDraft(record.id), text);
        notify('Your text is kept as a message at the case.');
      }}
    />
  );
}
