import Box from '@mui/material/Box';
import { ResourceContextProvider, ShowBase, useShowContext } from 'react-admin';
import type { StaffApplication } from '../../contract/applications.ts';
import { studentName } from '../applications/case-words.tsx';
import { HeldMoveNotice } from '../applications/held-move.tsx';

const quiet = () => {};

/** The case that was moved last, while its student does not see it: it can be taken back here. */
export function MovedCase({ id }: { id: string }) {
  return (
    <ResourceContextProvider value="applications">
      <ShowBase id={id} queryOptions={{ onError: quiet }}>
        <Held />
      </ShowBase>
    </ResourceContextProvider>
  );
}

function Held() {
  const { record } = useShowContext<StaffApplication>();
  if (!record?.held) return null;
  return (
    <Box component="section" aria-label={`The last move: ${studentName(record)}, ${record.reference}`}>
      <strong>{studentName(record)}</strong>, {record.reference}
      <HeldMoveNotice application={record} />
    </Box>
  );
}
