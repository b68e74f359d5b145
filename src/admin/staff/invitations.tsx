import Box from '@mui/material/Box';
import MailPlus from 'lucide-react/icons/mail-plus';
import MailX from 'lucide-react/icons/mail-x';
import { ResourceContextProvider } from 'react-admin';
import { ROLE_WORDS } from '../../contract/rights.ts';
import type { Invitation } from '../../contract/staff.ts';
import { useChange } from '../frame/use-change.ts';
import { useMay } from '../frame/use-may.ts';
import type { Column } from '../list/column.ts';
import { ListScreen } from '../list/list-screen.tsx';
import { ConfirmAction } from '../parts/confirm-action.tsx';
import { Moment } from '../parts/moment.tsx';
import { Tag } from '../parts/tag.tsx';

const nameOf = ({ first_name, last_name }: Invitation) => `${first_name} ${last_name}`.trim();

const COLUMNS: readonly Column<Invitation>[] = [
  { label: 'Name', names: true, minWidth: '9rem', cell: nameOf },
  { label: 'E-mail', minWidth: '12rem', cell: ({ email }) => email },
  { label: 'Role', cell: ({ staff_role }) => ROLE_WORDS[staff_role].label },
  {
    label: 'Valid until',
    cell: ({ expired, expires_at }) =>
      expired ? <Tag tone="open">Expired</Tag> : <Moment at={expires_at} withTime />,
  },
  { label: 'Invited by', cell: ({ invited_by }) => invited_by ?? 'A former colleague' },
  { label: 'Actions', cell: (invitation) => <InvitationActions invitation={invitation} /> },
];

/** Invitations that nobody has answered yet. */
export function Invitations() {
  return (
    <ListScreen<Invitation>
      title="Open invitations"
      within="invitations"
      apart
      counted={(count) => (count === 1 ? '1 invitation' : `${count.toLocaleString('en')} invitations`)}
      columns={COLUMNS}
      filters={null}
      empty="Nobody is invited right now."
    />
  );
}

function InvitationActions({ invitation }: { invitation: Invitation }) {
  const may = useMay();
  if (!may('write', 'staff')) return null;
  return (
    <ResourceContextProvider value="invitations">
      <Buttons invitation={invitation} />
    </ResourceContextProvider>
  );
}

function Buttons({ invitation: { id, email } }: { invitation: Invitation }) {
  const { act } = useChange();
  const params = { id };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <ConfirmAction
        label="Send again"
        icon={<MailPlus size={20} />}
        title="Send the invitation again?"
        consequences={`${email} gets a new mail, valid for seven days. The link in the mail before stops working.`}
        confirm="Send it"
        run={() =>
          act(
            'POST /api/staff/invitations/{id}/resend/',
            { params },
            `The invitation is on its way to ${email} again.`,
          )
        }
      />
      <ConfirmAction
        label="Withdraw"
        icon={<MailX size={20} />}
        title={`Withdraw the invitation of ${email}?`}
        consequences="The link in the mail stops working at once. You can invite the person again later."
        confirm="Withdraw"
        harmful
        run={() =>
          act(
            'POST /api/staff/invitations/{id}/withdraw/',
            { params },
            `The invitation of ${email} is withdrawn.`,
          )
        }
      />
    </Box>
  );
}
