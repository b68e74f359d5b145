import Box from '@mui/material/Box';
import { useMay } from '../frame/use-may.ts';
import { PageTitle } from '../frame/page-title.tsx';
import { Invitations } from './invitations.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { Members } from './members.tsx';
import { RoleTable } from './role-table.tsx';

/** Who works here, who is invited, and what each role may do. */
export default function StaffScreen() {
  const may = useMay();
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 1.5,
        }}
      >
        <PageTitle>Staff</PageTitle>
        {may('write', 'staff') && <InviteDialog />}
      </Box>
      <Members />
      <Invitations />
      <RoleTable />
    </Box>
  );
}
